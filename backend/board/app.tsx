import { useTranslation } from 'react-i18next';
import { SignedInBoard } from './signed-in-board';
import { SignInPage } from './session/sign-in-page';
import { useSession } from './session/use-session';
import { secondaryButton } from './styles/buttons';
import { css } from './styles/emotion';

const waiting = css({
  flex: 1,
  display: 'grid',
  gap: 16,
  placeContent: 'center',
  justifyItems: 'center',
  padding: 'var(--gutter)',
});

interface AppProps {
  /** Of a link that signs in once; null where the board was opened without one. */
  readonly linkKey: string | null;
}

export const App = ({ linkKey }: AppProps) => {
  const { t } = useTranslation();
  const { state, signIn, signOut, markEnded, retry } = useSession(linkKey);
  switch (state.kind) {
    case 'signedIn':
      return <SignedInBoard member={state.member} onSignOut={signOut} onEnded={markEnded} />;
    case 'signedOut':
      return <SignInPage message={state.message} onSignIn={signIn} />;
    case 'loading':
      return <main className={waiting} aria-busy="true" />;
    case 'unreachable':
      return (
        <main className={waiting}>
          <p role="alert">{t('board.unreachable')}</p>
          <button className={secondaryButton} onClick={retry}>
            {t('error.retry')}
          </button>
        </main>
      );
  }
};
