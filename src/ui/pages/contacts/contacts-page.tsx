import { useSelector } from 'react-redux';
import { selectCity } from '../../../application/city/city-slice';
import type { City } from '../../../domain/city/city';
import { ShopLink } from '../../navigation/shop-link';
import { startButton } from '../../components/button-styles';
import { pageHeading } from '../../components/heading-styles';
import { messageText } from '../../components/message-styles';
import { usePageHeading } from '../../head/use-page-heading';
import { useText } from '../../text/use-text';
import { css } from '../../theme/emotion';
import { BranchList } from './branch-list';
import { ContactPhones } from './contact-phones';
import { ContactSocials } from './contact-socials';

const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;
`;

const isReachable = ({ phones, socials, branches }: City): boolean =>
  // All phones: which are shown depends on the country, and never leaves none.
  phones.length + socials.length + branches.length > 0;

/** How a city's restaurant is reached, where it is and when it is open; all of it comes with the frame. */
export const ContactsPage = () => {
  const t = useText();
  const heading = usePageHeading(t('contacts.title'));
  const city = useSelector(selectCity);
  return (
    <div className={page}>
      <h1 className={pageHeading}>{heading}</h1>
      {city && isReachable(city) ? (
        <>
          <ContactPhones />
          <ContactSocials socials={city.socials} />
          <BranchList city={city} />
        </>
      ) : (
        <p className={messageText}>{t('contacts.empty')}</p>
      )}
      <ShopLink className={startButton} to="/delivery">
        {t('contacts.delivery')}
      </ShopLink>
    </div>
  );
};
