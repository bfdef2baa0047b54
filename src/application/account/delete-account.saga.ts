import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, takeLeading } from 'typed-redux-saga';
import type { Toast } from '../notifications/toast-slice';
import { toastShown } from '../notifications/toast-slice';
import type { AccountNews } from '../ports/account-platform';
import type { GatewayFailure } from '../ports/gateway-failure';
import type { ProfileGateway } from '../ports/profile-gateway';
import type { RefusalMessage } from './account-data-slice';
import { deletionRequested, deletionGivenUp, deletionRefused } from './account-data-slice';
import type { FreshCodeDeps } from '../sign-in/fresh-code.saga';
import { withFreshCode } from '../sign-in/fresh-code.saga';
import type { LeaveAccountDeps } from '../sign-in/leave-account.saga';
import { leaveAccount } from '../sign-in/leave-account.saga';

export interface DeleteAccountDeps extends LeaveAccountDeps, FreshCodeDeps {
  readonly deleteAccount: ProfileGateway['deleteAccount'];
  readonly tellTabs: (news: AccountNews) => void;
}

const DELETED: Toast = { text: 'account.deleted', tone: 'done' };
const NOT_DELETED: RefusalMessage = { text: 'account.notDeleted' };
const ACTIVE_ORDERS: RefusalMessage = { text: 'account.activeOrders' };

const messageOf = (failure: GatewayFailure): RefusalMessage =>
  failure.kind === 'refused' && failure.code === 'user.active_orders' ? ACTIVE_ORDERS : NOT_DELETED;

function* deleteAccount(deps: DeleteAccountDeps) {
  try {
    const answer = yield* withFreshCode(deps, 'delete', deps.deleteAccount);
    if (answer === null) {
      yield* put(deletionGivenUp(undefined));
      return;
    }
    if (!answer.ok) {
      yield* put(deletionRefused(messageOf(answer.error)));
      return;
    }
  } catch (error) {
    yield* put(deletionRefused(NOT_DELETED));
    throw error;
  }
  yield* call(leaveAccount, deps);
  yield* put(toastShown(DELETED));
  deps.tellTabs('signedOut');
}

/** Deletes the account, unless an order is on its way, and leads home. Rules 19.6, 19.7. */
export function* watchAccountDeletion(deps: DeleteAccountDeps): SagaGenerator<void> {
  yield* takeLeading(deletionRequested.type, deleteAccount, deps);
}
