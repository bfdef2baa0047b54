import { useDispatch, useSelector } from 'react-redux';
import { selectIsSignedIn } from '../../application/session/account-slice';
import { selectSettings } from '../../application/settings/settings-slice';
import { signInMethodChosen } from '../../application/sign-in/sign-in-slice';
import { ShopLink } from '../navigation/shop-link';
import { useText } from '../text/use-text';
import { useModalOpener } from '../hooks/use-modal-opener';
import { css, cx } from '../theme/emotion';

interface DrawerAccountProps {
  readonly className: string;
  readonly onChoose: () => void;
}

const button = css({ width: '100%', border: 0, background: 'none', textAlign: 'start' });

/** By which way the drawer asks for a phone; none where only Telegram logs customers in. */
const useCarrier = () => {
  const methods = useSelector(selectSettings)?.signInMethods;
  return (['sms', 'whatsapp'] as const).find((method) => methods?.includes(method));
};

const LogIn = ({ className }: Pick<DrawerAccountProps, 'className'>) => {
  const t = useText();
  const dispatch = useDispatch();
  const carrier = useCarrier();
  const { onClick, ...coming } = useModalOpener(carrier ? 'authPhone' : 'auth');
  return (
    <button
      type="button"
      className={cx(className, button)}
      {...coming}
      onClick={() => {
        if (carrier) dispatch(signInMethodChosen(carrier));
        onClick();
      }}
    >
      {t('frame.logIn')}
    </button>
  );
};

/** The account, or for guests the way into it: at once to the phone, where that is one. */
export const DrawerAccount = ({ className, onChoose }: DrawerAccountProps) => {
  const t = useText();
  const isSignedIn = useSelector(selectIsSignedIn);
  return isSignedIn ? (
    <ShopLink className={className} to="/account" onClick={onChoose}>
      {t('frame.account')}
    </ShopLink>
  ) : (
    <LogIn className={className} />
  );
};
