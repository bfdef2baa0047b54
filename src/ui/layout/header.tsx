import { selectLocationLabel } from '../../application/delivery/delivery-selectors';
import { useSelector } from 'react-redux';
import { selectSetup } from '../../application/setup/setup-slice';
import { css } from '../theme/emotion';
import { HEADER_FROM_DESKTOP, HEADER_FROM_TABLET, HEADER_FROM_WIDE } from '../theme/media';
import { headerFrame, headerRow, fromDesktop, headerButton } from './header-styles';
import { HeaderTools } from './header-tools';
import { BRAND_ROOM, WHITE_LABEL_ROOM } from './header-room';
import { MainNavigation } from './main-navigation';
import { MenuButton } from './menu-button';
import { ProgressBar } from './progress-bar';
import { QuietHeader, useIsQuiet } from './quiet-header';
import type { SyntheticEvent } from 'react';
import { useShopPath } from '../navigation/use-shop-path';
import { Icon } from '../components/icon';
import { useModalOpener } from '../hooks/use-modal-opener';
import { useText } from '../i18n/use-text';
import { useStaticBlock } from '../components/static-block';
import { AddressButton } from './address-button';
import { WherePromise } from './where-promise';
import { CityMenu } from './city-menu';
import { Logo } from './logo';
import { useIsHydrated } from '../hooks/use-is-hydrated';
import { ShopStatus } from '../components/shop-status';
import { briefStatusLine } from '../components/status-styles';
import { centredRow } from '../theme/shared-styles';

const headerLogoFrame = css({
  position: 'relative',
  display: 'flex',
  minWidth: 44,
  [HEADER_FROM_TABLET]: {
    // Room for the words below the name, which come later and are often longer than it.
    minWidth: '11rem',
  },
});

/* On phones the header has no room for it; the drawer, the home page and the cart say it there. */
const status = css({
  display: 'none',
  [HEADER_FROM_TABLET]: {
    display: 'block',
    position: 'absolute',
    left: 36,
    bottom: 0,
    maxWidth: 'calc(11rem - 24px)',
    pointerEvents: 'none',
  },
});

const LogoWithStatus = () => (
  <>
    <Logo isRaised />
    <div className={status}>
      <HeaderStatus />
    </div>
  </>
);

/** Whether the shop is open, once the page has hydrated; until then the room for it. */
const HeaderStatus = () =>
  useIsHydrated() ? <ShopStatus isBrief /> : <p className={briefStatusLine} />;

/** The logo, and under the shop's name whether it is open. */
const HeaderLogo = () => (
  <div className={headerLogoFrame} {...useStaticBlock(LogoWithStatus, {})} />
);

const block = css({
  display: 'none',
  [HEADER_FROM_TABLET]: {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    minWidth: 0,
    marginLeft: 8,
  },
  [HEADER_FROM_DESKTOP]: { gap: 6 },
});

/* On small tablets it is in the drawer: the address needs the room. */
const city = css({
  display: 'none',
  flex: 'none',
  '@container header (min-width: 56rem)': { display: 'block' },
});

/* As wide before it is known what the place takes as after. */
const address = css({ [HEADER_FROM_WIDE]: { width: '17rem', maxWidth: 'none' } });
const promise = css({ display: 'none', [HEADER_FROM_WIDE]: { display: 'block' } });

const WhereBlock = () => {
  const isShown = useSelector(selectSetup).showsCityBlock;
  const cities = useStaticBlock(CityMenu, {});
  const hasPlace = useSelector(selectLocationLabel) !== null;
  return isShown ? (
    <div className={block}>
      <div className={city} {...cities} />
      <AddressButton className={hasPlace ? address : undefined}>
        {hasPlace && (
          <span className={promise}>
            <WherePromise />
          </span>
        )}
      </AddressButton>
    </div>
  ) : null;
};

const SearchButton = () => {
  const t = useText();
  const shopPath = useShopPath();
  const { onClick, ...coming } = useModalOpener('search');
  const open = (event: SyntheticEvent): void => {
    event.preventDefault();
    onClick();
  };
  return (
    <form action={shopPath('/search')} onSubmit={open}>
      <button type="submit" className={headerButton} aria-label={t('frame.search')} {...coming}>
        <Icon name="search" size={22} />
      </button>
    </form>
  );
};

const frame = css(headerFrame, { borderBottom: '1px solid var(--line)' });

const buttonsBelowDesktop = css({
  flex: 'none',
  display: 'flex',
  [HEADER_FROM_DESKTOP]: { display: 'none' },
});

const where = css(fromDesktop, { minWidth: 0 });

/* Both sides are as wide as each other, so that the logo between them stands in the middle. */
const side = css(centredRow, {
  flex: '1 1 0',
  gap: 'inherit',
  minWidth: 0,
  [HEADER_FROM_DESKTOP]: { padding: 'var(--beside-logo)' },
});

const start = css(side, { '--beside-logo': '0 12px 0 0' });
const end = css(side, { justifyContent: 'flex-end', '--beside-logo': '0 0 0 12px' });

const WhiteLabelHeader = () => (
  <header className={frame}>
    <ProgressBar />
    <div className={headerRow}>
      <div className={start}>
        <div className={buttonsBelowDesktop}>
          <MenuButton />
          <SearchButton />
        </div>
        <MainNavigation room={WHITE_LABEL_ROOM} />
        <div className={where}>
          <WhereBlock />
        </div>
      </div>
      <HeaderLogo />
      <div className={end}>
        <div className={fromDesktop}>
          <SearchButton />
        </div>
        <HeaderTools isNarrow />
      </div>
    </div>
  </header>
);

const belowDesktop = css({ flex: 'none', [HEADER_FROM_DESKTOP]: { display: 'none' } });

const logo = css({
  flex: '0 1 auto',
  display: 'flex',
  minWidth: 44,
  [HEADER_FROM_TABLET]: { flexShrink: 0 },
});

const navigation = css({ flex: 1, minWidth: 0 });

const BrandHeader = () => (
  <header className={headerFrame}>
    <ProgressBar />
    <div className={headerRow}>
      <div className={belowDesktop}>
        <MenuButton />
      </div>
      <div className={logo}>
        <HeaderLogo />
      </div>
      <WhereBlock />
      <div className={navigation}>
        <MainNavigation room={BRAND_ROOM} />
      </div>
      <SearchButton />
      <HeaderTools />
    </div>
  </header>
);

export const Header = () => {
  const isWhiteLabel = useSelector(selectSetup).isWhiteLabel;
  if (useIsQuiet()) return <QuietHeader />;
  return isWhiteLabel ? <WhiteLabelHeader /> : <BrandHeader />;
};
