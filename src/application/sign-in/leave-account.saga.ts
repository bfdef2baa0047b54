import type { SagaGenerator } from 'typed-redux-saga';
import { put, select } from 'typed-redux-saga';
import { NOTHING_SELECTED } from '../../domain/delivery/delivery-selection';
import { addressesRestored } from '../addresses/address-book-slice';
import { calculationRequested } from '../cart/cart-slice';
import { selectionChanged } from '../delivery/delivery-slice';
import { favouritesRestored } from '../favourites/favourites-slice';
import type { ModalName, ModalRoot } from '../modals/modal-slice';
import { modalClosed, modalOpened } from '../modals/modal-slice';
import type { PageRoot } from '../navigation/page-slice';
import { isOrderLocked } from '../placing/placing-slice';
import { navigationRequested } from '../navigation/requested-path-slice';
import type { GuestStorage } from '../ports/guest-storage';
import { profileLoaded } from '../profile/profile-slice';
import { viewedRestored } from '../viewed/viewed-slice';
import { signedOut, selectAccount } from '../session/account-slice';

export interface LeaveAccountDeps {
  readonly guestStorage: GuestStorage;
}

/** What shows the account's own data. */
const OF_ACCOUNT: ReadonlySet<ModalName> = new Set([
  'profile',
  'confirmCode',
  'delivery',
  'location',
  'referralShare',
  'referralQrcode',
]);

function* goHome(isAccountsOnly: boolean) {
  const { modal, page } = yield* select((state: ModalRoot & PageRoot) => state);
  if (modal && OF_ACCOUNT.has(modal)) yield* put(modalClosed(modal));
  const isAccountPage = page.route?.name.startsWith('account') ?? false;
  if (isAccountPage || !isAccountsOnly) yield* put(navigationRequested('/'));
}

/** Lists, profile and account as a guest has them: nothing of the customer's stays. */
function* becomeGuest({ guestStorage }: LeaveAccountDeps) {
  const { favourites, viewed, addresses } = guestStorage.load();
  yield* put(favouritesRestored(favourites));
  yield* put(viewedRestored(viewed));
  yield* put(addressesRestored({ kind: 'guest', addresses }));
  yield* put(profileLoaded(null));
  yield* put(signedOut(undefined));
}

/**
 * The browser has no session any more: profile, lists and the choice of where to are gone, the cart
 * stays, and the customer is led home; with `isAccountsOnly` only from a page of the account. While an
 * order is being placed everything stays where it is, and the customer may log in again over it.
 */
export function* leaveAccount(deps: LeaveAccountDeps, isAccountsOnly = false): SagaGenerator<void> {
  const account = yield* select(selectAccount);
  const isLocked = yield* select(isOrderLocked);
  if (!account.isSignedIn) return;
  // First, so that no page of the account asks the guest to log in.
  if (!isLocked) yield* goHome(isAccountsOnly);
  yield* becomeGuest(deps);
  if (isLocked) {
    yield* put(modalOpened('auth'));
    yield* put(calculationRequested(undefined));
  } else yield* put(selectionChanged(NOTHING_SELECTED));
}
