import { css } from '@emotion/react';
import { useText } from '../text/use-text';
import { useSelector } from 'react-redux';
import type { ShopState } from '../../application/store/root-reducer';
import { useShopPath } from '../app/use-shop-path';
import { Disclosure } from '../components/disclosure';
import { Icon } from '../components/icon';
import { menuLink } from '../components/menu-link-styles';
import { FROM_TABLET } from '../theme/media';

const pin = css`
  display: none;
  ${FROM_TABLET} {
    display: block;
  }
`;

/* On the narrowest screens a long name gives way before anything else does. */
const name = css`
  overflow: hidden;
  text-overflow: ellipsis;
`;

/** The city of the visit and the others, each at its own address; nothing to choose from one. */
export const CityMenu = () => {
  const t = useText();
  const { current, all } = useSelector((state: ShopState) => state.city);
  const shopPath = useShopPath();
  if (!current || all.length < 2) return null;
  return (
    <Disclosure
      label={t('frame.city', { city: current.name })}
      summary={
        <>
          <span css={pin}>
            <Icon name="pin" size={18} />
          </span>
          <span css={name}>{current.name}</span>
        </>
      }
    >
      <ul>
        {all
          .filter(({ id }) => id !== current.id)
          .map(({ id, name: cityName, baseUrl }) => (
            <li key={id}>
              <a
                css={menuLink}
                href={`${baseUrl.replace(/\/+$/, '')}${shopPath('/').replace(/^\/$/, '')}`}
                target="_blank"
                rel="noopener"
              >
                {cityName}
              </a>
            </li>
          ))}
      </ul>
    </Disclosure>
  );
};
