import { useStaticBlock } from '../components/static-block';
import { css } from '../theme/emotion';
import { WITHOUT_SCRIPTS } from '../theme/media';
import { CartLink } from './cart-link';
import { fromDesktop, fromTablet, headerButton } from './header-styles';
import { LanguageMenu } from './language-menu';
import { PhonesMenu } from './phones-menu';
import { useSelector } from 'react-redux';
import { selectFavouriteIds } from '../../application/favourites/favourites-slice';
import { ShopLink } from '../navigation/shop-link';
import { Icon } from '../components/icon';
import { visuallyHidden } from '../components/visually-hidden';
import { CountBadge } from './count-badge';
import { useFavouritesName } from './use-favourites-name';
import { positioned } from '../theme/shared-styles';
import { selectIsSignedIn } from '../../application/session/account-slice';
import { useModalOpener } from '../hooks/use-modal-opener';
import { useText } from '../i18n/use-text';

/* Only scripts can log anybody in. */
const logIn = css(headerButton, { [WITHOUT_SCRIPTS]: { display: 'none' } });

const LogInButton = () => {
  const t = useText();
  const opener = useModalOpener('auth');
  return (
    <button type="button" className={logIn} aria-label={t('frame.logIn')} data-opens="" {...opener}>
      <Icon name="user" size={22} />
    </button>
  );
};

export const UserButton = () => {
  const t = useText();
  const isSignedIn = useSelector(selectIsSignedIn);
  return isSignedIn ? (
    <ShopLink className={headerButton} to="/account" aria-label={t('frame.account')}>
      <Icon name="user" size={22} />
    </ShopLink>
  ) : (
    <LogInButton />
  );
};

const link = css(headerButton, {
  // Only scripts add to them, and the languages need the room.
  [WITHOUT_SCRIPTS]: { display: 'none' },
});

export const FavouritesLink = () => {
  const count = useSelector(selectFavouriteIds).length;
  const name = useFavouritesName();
  return (
    <ShopLink className={link} to="/favorite">
      <span className={visuallyHidden}>{name}</span>
      <span className={positioned} aria-hidden="true">
        <Icon name="heart" size={22} />
        <CountBadge count={count} />
      </span>
    </ShopLink>
  );
};

const tools = css({ flex: 'none', display: 'flex', alignItems: 'center', gap: 'inherit' });

/* On phones they are in the drawer, which only scripts can open. */
const languages = css(fromTablet, { [WITHOUT_SCRIPTS]: { display: 'block' } });

interface HeaderToolsProps {
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
