import { useSelector } from 'react-redux';
import { selectCities } from '../../application/city/city-slice';
import { useShopPath } from '../navigation/use-shop-path';
import { Disclosure } from '../components/disclosure';
import { menuLink } from '../components/menu-link-styles';
import { useText } from '../i18n/use-text';
import { css } from '../theme/emotion';

/* A long name gives way before anything else does. */
const name = css({ overflow: 'hidden', maxWidth: 160, textOverflow: 'ellipsis' });

/** The city of the visit and the others, each at its own address; nothing to choose from one. */
export const CityMenu = ({ onChoose }: { readonly onChoose?: () => void }) => {
  const t = useText();
  const { current, all } = useSelector(selectCities);
  const shopPath = useShopPath();
  if (!current || all.length < 2) return null;
  return (
    <Disclosure
      label={t('frame.city', { city: current.name })}
      summary={<span className={name}>{current.name}</span>}
    >
      <ul>
        {all
          .filter(({ id }) => id !== current.id)
          .map(({ id, name: cityName, baseUrl }) => (
            <li key={id}>
              <a
                className={menuLink}
                href={`${baseUrl.replace(/\/+$/, '')}${shopPath('/').replace(/^\/$/, '')}`}
                target="_blank"
                rel="noopener"
                onClick={onChoose}
              >
                {cityName}
              </a>
            </li>
          ))}
      </ul>
    </Disclosure>
  );
};
