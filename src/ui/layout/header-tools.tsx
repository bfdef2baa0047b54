import { useStaticBlock } from '../components/static-block';
import { css } from '../theme/emotion';
import { WITHOUT_SCRIPTS } from '../theme/media';
import { CartLink } from './cart-link';
import { FavouritesLink } from './favourites-link';
import { fromDesktop, fromTablet } from './header-styles';
import { LanguageMenu } from './language-menu';
import { PhonesMenu } from './phones-menu';
import { UserButton } from './user-button';

const tools = css({ flex: 'none', display: 'flex', alignItems: 'center', gap: 'inherit' });

/* On phones they are in the drawer, which only scripts can open. */
const languages = css(fromTablet, { [WITHOUT_SCRIPTS]: { display: 'block' } });

interface HeaderToolsProps {
  /** Leaves out the words that the widest screens alone have room for. */
  readonly isNarrow?: boolean;
}

export const HeaderTools = ({ isNarrow = false }: HeaderToolsProps) => (
  <div className={tools}>
    <div className={fromTablet} {...useStaticBlock(PhonesMenu, {})} />
    <div className={languages}>
      <LanguageMenu />
    </div>
    <div className={fromDesktop}>
      <UserButton />
    </div>
    <FavouritesLink />
    <CartLink isNarrow={isNarrow} />
  </div>
);
