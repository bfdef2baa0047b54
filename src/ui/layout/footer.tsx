import { useSelector, useDispatch } from 'react-redux';
import { selectSetup } from '../../application/setup/setup-slice';
import { useShopBrand } from '../i18n/use-shop-brand';
import { useText } from '../i18n/use-text';
import { useStaticBlock } from '../components/static-block';
import { FROM_DESKTOP, FROM_TABLET, WITHOUT_SCRIPTS } from '../theme/media';
import { container } from '../components/container';
import { css } from '../theme/emotion';
import { FooterContacts } from './footer-contacts';
import { FOOTER_ID } from './footer-id';
import { footerLink, footerHeading, footerButton } from './footer-styles';
import { Logo } from './logo';
import { useIsQuiet } from './quiet-header';
import { StoreApps } from './store-apps';
import { selectBottomLinks } from '../../application/navigation/navigation-selectors';
import { NavigationAnchor } from '../navigation/navigation-anchor';
import { selectCategories } from '../../application/catalogue/catalogue-slice';
import { ShopLink } from '../navigation/shop-link';
import { useLocation } from 'react-router';
import { selectLanguage } from '../../application/session/language-slice';
import { switchLocale } from '../../domain/locale/locale-path';
import { languageName } from './language-names';
import type { SandboxName } from '../../application/ports/settings';
import { selectSettings } from '../../application/settings/settings-slice';
import { consentReopened, selectConsent } from '../../application/analytics/consent-slice';
import { countsVisits } from '../../application/setup/setup';
import { centredWrap, faintNote, oneColumn } from '../theme/shared-styles';

/** Lets a visitor think again about being counted; stays while asked, so that the focus stays too. */
export const ConsentLink = () => {
  const t = useText();
  const dispatch = useDispatch();
  const { analytics } = useSelector(selectSetup);
  const consent = useSelector(selectConsent);
  if (!countsVisits(analytics) || consent === 'unknown') return null;
  return (
    <button
      type="button"
      className={footerButton}
      onClick={() => dispatch(consentReopened(undefined))}
    >
      {t('consent.title')}
    </button>
  );
};

const footer = css({
  // What is raised over the bottom of the screen must not cover the last lines for good.
  padding: '32px 0 calc(20px + var(--raised))',
  background: 'var(--surface-muted)',
});

const columns = css(container, oneColumn, {
  gap: 32,
  [FROM_TABLET]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [FROM_DESKTOP]: {
    gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1.2fr) minmax(0, 1.7fr) minmax(200px, 1fr)',
  },
});

const tagline = css({ maxWidth: '32ch', marginTop: 4, color: 'var(--text-soft)' });

const small = css(container, centredWrap, faintNote, {
  justifyContent: 'space-between',
  gap: '0 24px',
  marginTop: 24,
});

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
  const brand = useShopBrand();
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

const twoColumns = css({ columns: 2, columnGap: 12 });
const item = css({ breakInside: 'avoid' });

const FooterLinks = () => {
  const { name: brand } = useShopBrand();
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

/* Where scripts run, the drawer has them: a second row of them would only be longer to read past. */
const row = css(container, {
  display: 'none',
  flexWrap: 'wrap',
  gap: '0 24px',
  marginTop: 24,
  [WITHOUT_SCRIPTS]: { display: 'flex' },
});

/** The same page in the other languages, for pages without scripts, whose drawer does not open. */
const FooterLanguages = () => {
  const t = useText();
  const { locale, locales } = useSelector(selectLanguage);
  const { pathname, search } = useLocation();
  const others = locales.all.filter((other) => other !== locale);
  if (others.length === 0) return null;
  return (
    <ul className={row} aria-label={t('frame.languages')}>
      {others.map((other) => (
        <li key={other}>
          <a
            className={footerLink}
            href={switchLocale(`${pathname}${search}`, other, locales)}
            hrefLang={other}
            lang={other}
          >
            {languageName(other)}
          </a>
        </li>
      ))}
    </ul>
  );
};

const line = css(container, {
  marginTop: 24,
  color: 'var(--text-soft)',
  fontSize: 'var(--size-15)',
});

/** What each part of a shop that only pretends means to its customers. */
const MEANINGS = {
  payment: 'footer.demo.payment',
  outbox: 'footer.demo.codes',
  telegram: 'footer.demo.codes',
  login: 'footer.demo.login',
} as const satisfies Readonly<Record<SandboxName, string>>;

const NONE: readonly SandboxName[] = [];

/** Says on every page what of the shop is not real; nothing in a shop where all is. */
const DemoNote = () => {
  const t = useText();
  const sandboxes = useSelector(selectSettings)?.sandboxes ?? NONE;
  if (sandboxes.length === 0) return null;
  const meanings = new Set(sandboxes.map((name) => MEANINGS[name]));
  return (
    <p className={line} role="note">
      {['footer.demo.shop' as const, ...meanings].map((key) => t(key)).join(' ')}
    </p>
  );
};

export const Footer = () => {
  const t = useText();
  const brand = useShopBrand();
  const isQuiet = useIsQuiet();
  const links = useStaticBlock(FooterColumns, {});
  return (
    <footer className={footer} id={FOOTER_ID}>
      {!isQuiet && (
        <>
          <StoreApps />
          <div className={columns} {...links} />
          <FooterLanguages />
        </>
      )}
      <DemoNote />
      <div className={small}>
        <p>{t('frame.copyright', { brand: brand.name })}</p>
        <ConsentLink />
        <Developer />
      </div>
    </footer>
  );
};
