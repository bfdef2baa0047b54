import { useStaticBlock } from '../components/static-block';
import { css } from '../theme/emotion';
import { HEADER_FROM_TABLET } from '../theme/media';
import { Logo } from './logo';
import { useIsHydrated } from '../hooks/use-is-hydrated';
import { ShopStatus } from '../components/shop-status';
import { briefStatusLine } from '../components/status-styles';

const frame = css`
  position: relative;
  display: flex;
  min-width: 44px;
  ${HEADER_FROM_TABLET} {
    /* Room for the words below the name, which come later and are often longer than it. */
    min-width: 11rem;
  }
`;

/* On phones the header has no room for it; the drawer, the home page and the cart say it there. */
const status = css`
  display: none;
  ${HEADER_FROM_TABLET} {
    display: block;
    position: absolute;
    left: 36px;
    bottom: 0;
    max-width: calc(11rem - 24px);
    pointer-events: none;
  }
`;

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
