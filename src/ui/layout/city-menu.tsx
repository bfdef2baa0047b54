import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { ShopState } from '../../application/store/root-reducer';
import { Disclosure } from '../components/disclosure';
import { Icon } from '../components/icon';
import { menuLink } from '../components/menu-link-styles';

/** The city of the visit and the others, each at its own address; nothing to choose from one. */
export const CityMenu = () => {
  const { t } = useTranslation();
  const { current, all } = useSelector((state: ShopState) => state.city);
  if (!current || all.length < 2) return null;
  return (
    <Disclosure
      label={t('frame.city', { city: current.name })}
      summary={
        <>
          <Icon name="pin" size={18} />
          {current.name}
        </>
      }
    >
      <ul>
        {all
          .filter(({ id }) => id !== current.id)
          .map(({ id, name, baseUrl }) => (
            <li key={id}>
              <a css={menuLink} href={baseUrl} target="_blank" rel="noopener">
                {name}
              </a>
            </li>
          ))}
      </ul>
    </Disclosure>
  );
};
