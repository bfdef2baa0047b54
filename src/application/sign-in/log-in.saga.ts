import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, race, select, take } from 'typed-redux-saga';
import { validOrderKeys } from '../../domain/order/stored-order-keys';
import { referralToSend } from '../../domain/referral/persisted-referral';
import type { Instant } from '../../domain/time/instant';
import type { AddressBookRoot } from '../addresses/address-book-slice';
import { selectGuestAddresses } from '../addresses/address-selectors';
import type { FavouritesRoot } from '../favourites/favourites-slice';
import { signedOut } from '../session/account-slice';
import type { JoinAccountDeps } from './join-account.saga';
import { joinAccount } from './join-account.saga';
import type { AccountNews } from '../ports/account-platform';
import type { OrderKeyStorage } from '../ports/order-key-storage';
import type { GuestLists } from '../ports/guest-storage';
import type { LoginAnswer, LoginProof } from '../ports/sign-in-gateway';
import type { ProfileRoot } from '../profile/profile-slice';
import { referralChanged } from '../referral/referral-slice';
import type { ShopAction } from '../redux/slice';
import type { ReferralRoot } from '../referral/referral-slice';
import type { ViewedRoot } from '../viewed/viewed-slice';
import type { RedirectAfterSignInDeps } from './redirect-after-sign-in.saga';
import { finishSignIn } from './redirect-after-sign-in.saga';
import type { LogIn } from './log-in';
import { NO_ANSWER, signInRefusalOf } from './sign-in-refusal';
import type { SignInRefusal } from './sign-in-slice';

export interface LogInDeps extends JoinAccountDeps, RedirectAfterSignInDeps {
  readonly logIn: LogIn;
  readonly orderKeys: OrderKeyStorage;
  readonly now: () => Instant;
  readonly tellTabs: (news: AccountNews) => void;
}

/** What a refusal is about, and how it is said. */
export interface LoginStep {
  readonly field: 'phone' | 'code';
  readonly refused: (refusal: SignInRefusal) => ShopAction;
}

/** The guest's lists with every click so far. */
const listsOf = (state: FavouritesRoot & ViewedRoot & AddressBookRoot): GuestLists => ({
  favourites: state.favourites.ids,
  viewed: state.viewed.ids,
  addresses: selectGuestAddresses(state),
});

function* enterAccount(deps: LogInDeps, { account }: LoginAnswer) {
  const visit = listsOf(
    yield* select((state: FavouritesRoot & ViewedRoot & AddressBookRoot) => state),
  );
  yield* race({
    joined: call(joinAccount, deps, account, visit),
    // The session has ended before all was there: nothing more of the account is shown.
    left: take(signedOut.type),
  });
}

/** Whatever becomes of the guest's lists: the customer is logged in, and goes on. */
function* goOn(deps: LogInDeps, loggedIn: LoginAnswer) {
  try {
    yield* call(enterAccount, deps, loggedIn);
  } finally {
    yield* call(finishSignIn, deps);
    deps.tellTabs('signedIn');
  }
}

/**
 * Logs in by what the customer has shown; on success everything of the guest's joins the account, and
 * the customer goes on. An invitation goes along, and is done with then; so do
 * the keys of a guest's orders, which are forgotten then. Rules 12.3, 13.11, 18.3.
 */
export function* logIn(
  deps: LogInDeps,
  proof: LoginProof,
  { field, refused }: LoginStep,
): SagaGenerator<void> {
  const state = yield* select((shop: ReferralRoot & ProfileRoot) => shop);
  const own = state.profile.profile?.referralId ?? null;
  const referral = referralToSend(state.referral, own, deps.now());
  const orderKeys = validOrderKeys(deps.orderKeys.load(), deps.now()).map(({ key }) => key);
  try {
    const answer = yield* call(deps.logIn, proof, { referral, orderKeys });
    if (!answer.ok) {
      yield* put(refused(signInRefusalOf(answer.error, field)));
      return;
    }
    // The guest's lists have joined; the next customer who logs in here must not get them.
    deps.orderKeys.save([]);
    if (referral !== null) yield* put(referralChanged(null));
    yield* call(goOn, deps, answer.value);
  } catch (error) {
    // A step never runs for ever; where the customer is logged in already, nobody reads this.
    yield* put(refused(NO_ANSWER));
    throw error;
  }
}
