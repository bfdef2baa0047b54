import type { Action } from 'redux';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select, takeLatest } from 'typed-redux-saga';
import { favouritesRestored } from '../favourites/favourites-slice';
import type { AccountNews } from '../ports/account-platform';
import { profileLoaded } from '../profile/profile-slice';
import { closeSignIn } from './redirect-after-sign-in.saga';
import { signInDone } from './sign-in-slice';
import type { ShopAction } from '../redux/slice';
import { isOf } from '../redux/slice';
import { selectAccount } from '../session/account-slice';
import { viewedRestored } from '../viewed/viewed-slice';
import type { JoinAccountDeps } from './join-account.saga';
import { joinAccount } from './join-account.saga';
import { leaveAccount } from './leave-account.saga';
import { accountNewsReceived } from '../session/session-news';

function* hearNews(deps: JoinAccountDeps, news: AccountNews) {
  if (news === 'signedOut') {
    yield* call(leaveAccount, deps, true);
    return;
  }
  yield* put(signInDone(undefined));
  yield* call(closeSignIn);
  // The other window has moved the guest's lists into the account; what is stored here was added since.
  const visit = deps.guestStorage.load();
  yield* put(favouritesRestored(visit.favourites));
  yield* put(viewedRestored(visit.viewed));
  yield* call(joinAccount, deps, null, visit);
}

/** Another window knows more of the customer by now. */
function* hearProfile({ loadAccount }: JoinAccountDeps) {
  const answer = yield* call(loadAccount);
  const { isSignedIn } = yield* select(selectAccount);
  if (answer.ok && isSignedIn) yield* put(profileLoaded(answer.value.profile));
}

const isOfProfile = (action: Action): boolean =>
  isOf(accountNewsReceived, action) && action.payload === 'profileSaved';

const isOfSession = (action: Action): boolean =>
  isOf(accountNewsReceived, action) && action.payload !== 'profileSaved';

/** Takes over the session and profile of another window, without notifying other windows again. */
export function* watchAccountNews(deps: JoinAccountDeps): SagaGenerator<void> {
  // Latest: only the last word counts.
  yield* takeLatest(isOfProfile, hearProfile, deps);
  yield* takeLatest(isOfSession, function* ({ payload }: ShopAction<AccountNews>) {
    yield* call(hearNews, deps, payload);
  });
}
