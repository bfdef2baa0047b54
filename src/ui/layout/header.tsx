import { css } from '@emotion/react';
import { FROM_DESKTOP } from '../theme/media';
import { CartLink } from './cart-link';
import { CityMenu } from './city-menu';
import { container } from './container';
import { LanguageMenu } from './language-menu';
import { Logo } from './logo';
import { MainNavigation } from './main-navigation';
import { PhonesMenu } from './phones-menu';

const header = css`
  background: var(--ground);
`;

const row = css`
  ${container};
  display: flex;
  align-items: center;
  gap: 4px;
  height: var(--header);
  ${FROM_DESKTOP} {
    gap: 8px;
  }
`;

const spacer = css`
  flex: 1;
`;

const onlyDesktop = css`
  display: none;
  ${FROM_DESKTOP} {
    display: block;
  }
`;

export const Header = () => (
  <header css={header}>
    <div css={row}>
      <Logo />
      <CityMenu />
      <div css={onlyDesktop}>
        <MainNavigation />
      </div>
      <div css={spacer} />
      <div css={onlyDesktop}>
        <PhonesMenu />
      </div>
      <LanguageMenu />
      <CartLink />
    </div>
  </header>
);
