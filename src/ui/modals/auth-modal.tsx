import { useContext } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { ModalName } from '../../application/modals/modal-slice';
import { modalOpened } from '../../application/modals/modal-slice';
import type { SignInMethod } from '../../application/ports/sign-in-gateway';
import { selectSettings } from '../../application/settings/settings-slice';
import { signInMethodChosen } from '../../application/sign-in/sign-in-slice';
import { secondaryButton } from '../components/button-styles';
import type { IconName } from '../components/icon';
import { Icon } from '../components/icon';
import { Modal } from '../components/modal';
import { useText } from '../i18n/use-text';
import { ModalPreload } from '../hooks/modal-preload';
import { css } from '../theme/emotion';
import { useAskTelegram } from './sign-in/use-telegram';
import {
  column16,
  column8,
  softNote,
  softText,
  touchLink,
  underlined,
} from '../theme/shared-styles';
import type { NavigationLink } from '../../application/navigation/navigation-selectors';
import { selectPolicyLink } from '../../application/navigation/navigation-selectors';
import { useShopPath } from '../navigation/use-shop-path';

interface MethodLook {
  readonly method: SignInMethod;
  readonly icon: IconName;
  /** Where it goes on. */
  readonly next: ModalName;
}

const LOOKS: readonly MethodLook[] = [
  { method: 'sms', icon: 'phone', next: 'authPhone' },
  { method: 'telegram', icon: 'telegram', next: 'authCode' },
  { method: 'whatsapp', icon: 'whatsapp', next: 'authPhone' },
];

const choice = css(secondaryButton, {
  justifyContent: 'flex-start',
  gap: 12,
  width: '100%',
  overflowWrap: 'anywhere',
  minHeight: 52,
  fontSize: 'var(--size-17)',
});

const link = css(touchLink, underlined, {
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  fontWeight: 500,
  fontSize: 'var(--size-15)',
});

/** Leads there in a tab of its own: what is being done here stays. */
const PolicyLink = ({ name, target }: NavigationLink) => {
  const shopPath = useShopPath();
  const address = target.kind === 'internal' ? shopPath(target.path) : target.address;
  return (
    <a className={link} href={address} target="_blank" rel="noopener">
      {name}
    </a>
  );
};

const PolicyNote = () => {
  const t = useText();
  const policy = useSelector(selectPolicyLink);
  return (
    <div className={softNote}>
      <p>{t('signIn.policyNote')}</p>
      {policy && <PolicyLink {...policy} />}
    </div>
  );
};

export const AuthModal = () => {
  const t = useText();
  const dispatch = useDispatch();
  const preload = useContext(ModalPreload);
  const askTelegram = useAskTelegram();
  const methods = useSelector(selectSettings)?.signInMethods;
  const looks = LOOKS.filter(({ method }) => methods?.includes(method));

  const choose = ({ method, next }: MethodLook): void => {
    if (method === 'telegram') askTelegram();
    else dispatch(signInMethodChosen(method));
    dispatch(modalOpened(next));
  };
  return (
    <Modal name="auth" title={t('signIn.title')}>
      <div className={column16}>
        <p className={softText}>{t(looks.length > 0 ? 'signIn.how' : 'signIn.none')}</p>
        <ul className={column8}>
          {looks.map((look) => {
            const comeNear = () => preload(look.next);
            return (
              <li key={look.method}>
                <button
                  type="button"
                  className={choice}
                  onPointerEnter={comeNear}
                  onFocus={comeNear}
                  onClick={() => choose(look)}
                >
                  <Icon name={look.icon} size={24} />
                  <span>{t(`signIn.methods.${look.method}`)}</span>
                </button>
              </li>
            );
          })}
        </ul>
        {looks.length > 0 && <PolicyNote />}
      </div>
    </Modal>
  );
};
