import { useSelector } from 'react-redux';
import { selectIsSignedIn } from '../../application/session/account-slice';
import { ShopLink } from '../navigation/shop-link';
import { Icon } from '../components/icon';
import { useModalOpener } from '../hooks/use-modal-opener';
import { useText } from '../text/use-text';
import { css } from '../theme/emotion';
import { WITHOUT_SCRIPTS } from '../theme/media';
import { headerButton } from './header-styles';

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
