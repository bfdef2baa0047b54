import { css } from '../theme/emotion';
import { HEADER_FROM_DESKTOP } from '../theme/media';
import { fromDesktop, headerFrame, headerRow } from './header-styles';
import { HeaderTools } from './header-tools';
import { HeaderLogo } from './header-logo';
import { WHITE_LABEL_ROOM } from './header-room';
import { MainNavigation } from './main-navigation';
import { MenuButton } from './menu-button';
import { SearchButton } from './search-button';
import { WhereBlock } from './where-block';
import { ProgressBar } from './progress-bar';

const frame = css(headerFrame, { borderBottom: '1px solid var(--line)' });

const belowDesktop = css({
  flex: 'none',
  display: 'flex',
  [HEADER_FROM_DESKTOP]: { display: 'none' },
});

const where = css(fromDesktop, { minWidth: 0 });

/* Both sides are as wide as each other, so that the logo between them stands in the middle. */
const side = css({
  flex: '1 1 0',
  display: 'flex',
  alignItems: 'center',
  gap: 'inherit',
  minWidth: 0,
  [HEADER_FROM_DESKTOP]: { padding: 'var(--beside-logo)' },
});

const start = css(side, { '--beside-logo': '0 12px 0 0' });
const end = css(side, { justifyContent: 'flex-end', '--beside-logo': '0 0 0 12px' });

/** Sides of equal width round a logo in the middle, and the tools without a colour of their own. */
export const WhiteLabelHeader = () => (
  <header className={frame}>
    <ProgressBar />
    <div className={headerRow}>
      <div className={start}>
        <div className={belowDesktop}>
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
