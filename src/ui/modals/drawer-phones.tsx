import { useSelector } from 'react-redux';
import { selectLocalPhones } from '../../application/city/city-selectors';
import { PhoneLink } from '../layout/phone-link';

/** The phones to press; the hotline has its place in the footer. */
export const DrawerPhones = ({ onChoose }: { readonly onChoose: () => void }) => {
  const phones = useSelector(selectLocalPhones);
  return (
    <ul>
      {phones.map((phone) => (
        <li key={phone.phone}>
          <PhoneLink phone={phone} onClick={onChoose} />
        </li>
      ))}
    </ul>
  );
};
