import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectIsSignedIn } from '../../../application/session/account-slice';
import { primaryButton } from '../../components/button-styles';
import { EmptyPage } from '../../components/empty-page';
import { useModalOpener } from '../../hooks/use-modal-opener';
import { useText } from '../../text/use-text';
import { css } from '../../theme/emotion';
import { PAGE_FROM_DESKTOP, PAGE_FROM_WIDE } from '../../theme/media';
import { AccountNav } from './account-nav';

const frame = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${PAGE_FROM_DESKTOP} {
    grid-template-columns: 232px minmax(0, 1fr);
    align-items: start;
    gap: 40px;
  }
  ${PAGE_FROM_WIDE} {
    grid-template-columns: 264px minmax(0, 1fr);
    gap: 64px;
  }
`;

const LogInFirst = () => {
  const t = useText();
  const opener = useModalOpener('auth');
  return (
    <EmptyPage icon="user" title={t('account.guestTitle')} text={t('account.guestText')}>
      <button type="button" className={primaryButton} data-opens="" {...opener}>
        {t('frame.logIn')}
      </button>
    </EmptyPage>
  );
};

/**
 * Around every page of the account: the way to the others, where there is room for it. What is
 * somebody's own a guest, or whoever has been logged out meanwhile, sees nothing of.
 */
export const AccountFrame = ({ children }: { readonly children: ReactNode }) => {
  const isSignedIn = useSelector(selectIsSignedIn);
  if (!isSignedIn) return <LogInFirst />;
  return (
    <div className={frame}>
      <AccountNav />
      <div>{children}</div>
    </div>
  );
};
