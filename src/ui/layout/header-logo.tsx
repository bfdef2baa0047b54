import { useStaticBlock } from '../components/static-block';
import { css } from '../theme/emotion';
import { HEADER_FROM_TABLET } from '../theme/media';
import { Logo } from './logo';
import { useIsHydrated } from '../hooks/use-is-hydrated';
import { ShopStatus } from '../components/shop-status';
import { briefStatusLine } from '../components/status-styles';

const frame = css({
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
const HeaderStatus = () => {
  return useIsHydrated() ? <ShopStatus isBrief /> : <p className={briefStatusLine} />;
};

/** The logo, and under the shop's name whether it is open. */
export const HeaderLogo = () => <div className={frame} {...useStaticBlock(LogoWithStatus, {})} />;
