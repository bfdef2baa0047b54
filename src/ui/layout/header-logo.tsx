import { css } from '@emotion/react';
import { useKeptPart } from '../components/kept-part';
import { FROM_TABLET } from '../theme/media';
import { HeaderStatus } from './header-status';
import { Logo } from './logo';

const frame = css`
  position: relative;
  display: flex;
  min-width: 44px;
  ${FROM_TABLET} {
    /* Room for the words below the name, which come later and are often longer than it. */
    min-width: 176px;
  }
`;

/* On phones the header has no room for it; the drawer, the home page and the cart say it there. */
const status = css`
  display: none;
  ${FROM_TABLET} {
    display: block;
    position: absolute;
    left: 36px;
    bottom: 0;
    max-width: 152px;
    pointer-events: none;
  }
`;

const LogoWithStatus = () => (
  <>
    <Logo isRaised />
    <div css={status}>
      <HeaderStatus />
    </div>
  </>
);

/** The logo, and under the shop's name whether it is open. */
export const HeaderLogo = () => <div css={frame} {...useKeptPart(LogoWithStatus, {})} />;
