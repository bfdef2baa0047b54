import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, takeLeading } from 'typed-redux-saga';
import type { Toast } from '../notifications/toast-slice';
import { toastShown } from '../notifications/toast-slice';
import type { AccountNews } from '../ports/account-platform';
import type { GatewayFailure } from '../ports/gateway-failure';
import type { SignInGateway } from '../ports/sign-in-gateway';
import type { ShopAction } from '../redux/slice';
import { NOT_LOGGED_OUT, logoutRequested } from '../session/account-slice';
import type { LeaveAccountDeps } from './leave-account.saga';
import { leaveAccount } from './leave-account.saga';

export interface LogOutDeps extends LeaveAccountDeps {
  readonly logOut: SignInGateway['logOut'];
  readonly tellTabs: (news: AccountNews) => void;
}

const LOGGED_OUT: Toast = { text: 'account.loggedOut', tone: 'done' };
const HERE_ONLY: Toast = { text: 'account.loggedOutHere', tone: 'failed' };

/** Any answer, also one that the backend is unavailable, means that the server has removed the session cookie. */
const isAnswered = ({ kind }: GatewayFailure): boolean =>
  kind === 'refused' || kind === 'undecodable';

function* logOut(deps: LogOutDeps, everywhere: boolean) {
  const answer = yield* call(deps.logOut, everywhere);
  if (!answer.ok && !isAnswered(answer.error)) {
    // The session is still in the browser, where no script can take it away.
    yield* put(toastShown(NOT_LOGGED_OUT));
    return;
  }
  yield* call(leaveAccount, deps);
  yield* put(toastShown(answer.ok ? LOGGED_OUT : HERE_ONLY));
  deps.tellTabs('signedOut');
}

/** Logs out, here or everywhere, and says so; also when only this browser could be. */
export function* watchLogout(deps: LogOutDeps): SagaGenerator<void> {
  yield* takeLeading(
    logoutRequested.type,
    function* ({ payload }: ShopAction<{ readonly everywhere: boolean }>) {
      yield* call(logOut, deps, payload.everywhere);
    },
  );
}
