import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { ShopState } from '../../../application/store/root-reducer';
import { primaryButton } from '../../components/button-styles';
import { EmptyPage } from '../../components/empty-page';
import { useModalOpener } from '../../modals/use-modal-opener';
import { useText } from '../../text/use-text';

interface AccountFrameProps {
  readonly children: ReactNode;
}

const LogInFirst = () => {
  const t = useText();
  const opener = useModalOpener('auth');
  return (
    <EmptyPage icon="user" title={t('account.guestTitle')} text={t('account.guestText')}>
      <button type="button" css={primaryButton} {...opener}>
        {t('frame.logIn')}
      </button>
    </EmptyPage>
  );
};

/** What is somebody's own: a guest, or whoever has been logged out meanwhile, sees nothing of it. */
export const AccountFrame = ({ children }: AccountFrameProps) => {
  const isSignedIn = useSelector((state: ShopState) => state.account.isSignedIn);
  return isSignedIn ? children : <LogInFirst />;
};
