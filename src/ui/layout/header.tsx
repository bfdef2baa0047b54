import { useSelector } from 'react-redux';
import { selectSetup } from '../../application/setup/setup-slice';
import { WhiteLabelHeader } from './white-label-header';
import { css } from '../theme/emotion';
import { HEADER_FROM_DESKTOP, HEADER_FROM_TABLET } from '../theme/media';
import { headerFrame, headerRow } from './header-styles';
import { HeaderTools } from './header-tools';
import { HeaderLogo } from './header-logo';
import { BRAND_ROOM } from './header-room';
import { MainNavigation } from './main-navigation';
import { MenuButton } from './menu-button';
import { SearchButton } from './search-button';
import { WhereBlock } from './where-block';
import { ProgressBar } from './progress-bar';

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
  return isWhiteLabel ? <WhiteLabelHeader /> : <BrandHeader />;
};
