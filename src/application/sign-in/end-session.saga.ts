import type { SagaGenerator } from 'typed-redux-saga';
import { actionChannel, call, put, select, take } from 'typed-redux-saga';
import type { Toast } from '../notifications/toast-slice';
import { toastShown } from '../notifications/toast-slice';
import type { AccountNews } from '../ports/account-platform';
import type { SignInGateway } from '../ports/sign-in-gateway';
import type { ShopAction } from '../redux/slice';
import { selectAccount } from '../session/account-slice';
import type { LeaveAccountDeps } from './leave-account.saga';
import { leaveAccount } from './leave-account.saga';
import { sessionRefused } from '../session/session-news';

export interface EndSessionDeps extends LeaveAccountDeps {
  readonly endSession: SignInGateway['endSession'];
  readonly tellTabs: (news: AccountNews) => void;
}

const ENDED: Toast = { text: 'account.sessionEnded', tone: 'failed' };

function* endSession(deps: EndSessionDeps, session: string | null) {
  if (session !== null) {
    const answer = yield* call(deps.endSession, session);
    // Logged in again since the call was made: that session goes on.
    if (answer.ok && answer.value.isSignedIn) return;
  }
  const { isSignedIn } = yield* select(selectAccount);
  if (!isSignedIn) return;
  yield* call(leaveAccount, deps);
  yield* put(toastShown(ENDED));
  // A call without a session says nothing of the one that another window may have by now.
  if (session !== null) deps.tellTabs('signedOut');
}

/**
 * Ends the session that the backend does not know any more: each is asked about once, however many
 * calls it was refused for.
 */
export function* watchRefusedSessions(deps: EndSessionDeps): SagaGenerator<void> {
  const refusals = yield* actionChannel<ShopAction<string | null>>(sessionRefused.type);
  const known = new Set<string>();
  for (;;) {
    const { payload: session } = yield* take(refusals);
    if (session !== null && known.has(session)) continue;
    if (session !== null) known.add(session);
    yield* call(endSession, deps, session);
  }
}
