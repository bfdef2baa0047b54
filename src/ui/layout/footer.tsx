import { css } from '@emotion/react';
import { useText } from '../text/use-text';
import { useSelector } from 'react-redux';
import { selectBottomPages } from '../../application/navigation/navigation-selectors';
import type { ShopState } from '../../application/store/root-reducer';
import { ShopLink } from '../app/shop-link';
import { telephoneLink } from '../components/telephone-link';
import { CAN_HOVER, FROM_DESKTOP, FROM_TABLET } from '../theme/media';
import { container } from './container';
import { Logo } from './logo';

const footer = css`
  background: var(--surface-muted);
  padding: 32px 0;
`;

const columns = css`
  ${container};
  display: grid;
  gap: 32px;
  ${FROM_TABLET} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${FROM_DESKTOP} {
    grid-template-columns: 1.2fr 1.6fr 1fr 1fr;
  }
`;

const heading = css`
  margin-bottom: 4px;
  color: var(--text-faint);
  font-weight: 500;
  font-size: var(--size-13);
`;

const link = css`
  display: inline-flex;
  align-items: center;
  min-height: var(--touch);
  ${CAN_HOVER} {
    &:hover {
      text-decoration: underline;
    }
  }
`;

const twoColumns = css`
  columns: 2;
  column-gap: 24px;
`;

const tagline = css`
  max-width: 32ch;
  margin-top: 4px;
  color: var(--text-soft);
`;

const phone = css`
  ${link};
  gap: 8px;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

const small = css`
  ${container};
  margin-top: 24px;
  color: var(--text-faint);
  font-size: var(--size-13);
`;

export const Footer = () => {
  const t = useText();
  const categories = useSelector((state: ShopState) => state.catalogue.categories);
  const phones = useSelector((state: ShopState) => state.city.current?.phones) ?? [];
  const pages = useSelector(selectBottomPages);
  const inFooter = categories.filter(({ isInFooter }) => isInFooter);
  return (
    <footer css={footer}>
      <div css={columns}>
        <div>
          <Logo />
          <p css={tagline}>{t('brand.tagline')}</p>
        </div>
        {inFooter.length > 0 && (
          <div>
            <h2 css={heading}>{t('frame.menu')}</h2>
            <ul css={twoColumns}>
              {inFooter.map(({ id, slug, name }) => (
                <li key={id}>
                  <ShopLink css={link} to={`/products/${slug}`}>
                    {name}
                  </ShopLink>
                </li>
              ))}
            </ul>
          </div>
        )}
        {pages.length > 0 && (
          <div>
            <h2 css={heading}>{t('frame.shop')}</h2>
            <ul>
              {pages.map(({ id, name, path }) => (
                <li key={id}>
                  <ShopLink css={link} to={path}>
                    {name}
                  </ShopLink>
                </li>
              ))}
            </ul>
          </div>
        )}
        {phones.length > 0 && (
          <div>
            <h2 css={heading}>{t('frame.callUs')}</h2>
            <ul>
              {phones.map((entry) => (
                <li key={entry.phone}>
                  <a css={phone} href={telephoneLink(entry.phone)}>
                    {entry.phone}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <p css={small}>{t('frame.copyright')}</p>
    </footer>
  );
};
