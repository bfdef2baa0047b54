import { useSelector } from 'react-redux';
import { selectSetup } from '../../application/setup/setup-slice';
import { useShopWords } from '../text/use-shop-words';
import { useText } from '../text/use-text';
import { useStaticBlock } from '../components/static-block';
import { FROM_DESKTOP, FROM_TABLET } from '../theme/media';
import { ConsentLink } from './consent-link';
import { container } from '../components/container';
import { css } from '../theme/emotion';
import { DemoNote } from './demo-note';
import { FooterContacts } from './footer-contacts';
import { FOOTER_ID } from './footer-id';
import { FooterLanguages } from './footer-languages';
import { footerLink, footerHeading } from './footer-styles';
import { Logo } from './logo';
import { StoreApps } from './store-apps';
import { selectBottomLinks } from '../../application/navigation/navigation-selectors';
import { NavigationAnchor } from '../navigation/navigation-anchor';
import { selectCategories } from '../../application/catalogue/catalogue-slice';
import { ShopLink } from '../navigation/shop-link';

const footer = css`
  /* What is raised over the bottom of the screen must not cover the last lines for good. */
  padding: 32px 0 calc(20px + var(--raised));
  background: var(--surface-muted);
`;

const columns = css`
  ${container};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  ${FROM_TABLET} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${FROM_DESKTOP} {
    grid-template-columns: minmax(0, 1.1fr) minmax(0, 1.2fr) minmax(0, 1.7fr) minmax(200px, 1fr);
  }
`;

const tagline = css`
  max-width: 32ch;
  margin-top: 4px;
  color: var(--text-soft);
`;

const small = css`
  ${container};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 24px;
  margin-top: 24px;
  color: var(--text-faint);
  font-size: var(--size-13);
`;

const Developer = () => {
  const t = useText();
  const { developer, isWhiteLabel } = useSelector(selectSetup);
  if (!developer || isWhiteLabel) return null;
  return (
    <a className={footerLink} href={developer.address} target="_blank" rel="noopener">
      {t('brand.developer', { name: developer.name })}
    </a>
  );
};

const FooterColumns = () => {
  const brand = useShopWords();
  return (
    <>
      <div>
        <Logo />
        <p className={tagline}>{brand.tagline}</p>
      </div>
      <FooterMenu />
      <FooterLinks />
      <FooterContacts />
    </>
  );
};

const twoColumns = css`
  columns: 2;
  column-gap: 12px;
`;

const item = css`
  break-inside: avoid;
`;

/** The restaurant's own links. */
const FooterLinks = () => {
  const { name: brand } = useShopWords();
  const links = useSelector(selectBottomLinks);
  if (links.length === 0) return null;
  return (
    <div>
      <h2 className={footerHeading}>{brand}</h2>
      <ul className={twoColumns}>
        {links.map(({ id, name, target }) => (
          <li key={id} className={item}>
            <NavigationAnchor className={footerLink} target={target}>
              {name}
            </NavigationAnchor>
          </li>
        ))}
      </ul>
    </div>
  );
};

/** The categories that the restaurant wants in its footer. */
const FooterMenu = () => {
  const t = useText();
  const categories = useSelector(selectCategories);
  const shown = categories.filter(({ isInFooter }) => isInFooter);
  if (shown.length === 0) return null;
  return (
    <div>
      <h2 className={footerHeading}>{t('frame.menu')}</h2>
      <ul className={twoColumns}>
        {shown.map(({ id, slug, name }) => (
          <li key={id} className={item}>
            <ShopLink className={footerLink} to={`/products/${slug}`}>
              {name}
            </ShopLink>
          </li>
        ))}
      </ul>
    </div>
  );
};

export const Footer = () => {
  const t = useText();
  const brand = useShopWords();
  return (
    <footer className={footer} id={FOOTER_ID}>
      <StoreApps />
      <div className={columns} {...useStaticBlock(FooterColumns, {})} />
      <FooterLanguages />
      <DemoNote />
      <div className={small}>
        <p>{t('frame.copyright', { brand: brand.name })}</p>
        <ConsentLink />
        <Developer />
      </div>
    </footer>
  );
};
