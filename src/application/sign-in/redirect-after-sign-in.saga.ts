import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select, takeEvery } from 'typed-redux-saga';
import { wantedAccountPath } from './account-path';
import type { ModalName } from '../modals/modal-slice';
import { modalClosed, modalOpened, selectOpenModal } from '../modals/modal-slice';
import { selectPage } from '../navigation/page-slice';
import { isOrderLocked } from '../placing/placing-slice';
import { navigationRequested } from '../navigation/requested-path-slice';
import { profileSaved, selectProfile } from '../profile/profile-slice';
import { signInDone } from './sign-in-slice';

export interface RedirectAfterSignInDeps {
  /** The query of the address that is open. */
  readonly query: () => string;
}

/** The modals of signing in. */
export const OF_SIGN_IN: ReadonlySet<ModalName> = new Set(['auth', 'authPhone', 'authCode']);

/** Closes the modals of signing in, and no other one. */
export function* closeSignIn() {
  const modal = yield* select(selectOpenModal);
  if (modal && OF_SIGN_IN.has(modal)) yield* put(modalClosed(modal));
}

/** From the cart to checkout; else to the account's page that was wanted; else nowhere. */
function* redirectAfterSignIn({ query }: RedirectAfterSignInDeps) {
  const page = yield* select(selectPage);
  if (yield* select(isOrderLocked)) return;
  const path = page.route?.name === 'cart' ? '/checkout' : wantedAccountPath(query());
  if (path !== null) yield* put(navigationRequested(path));
}

/** After a login: asks for the name if the account has none, then redirects. */
export function* finishSignIn(deps: RedirectAfterSignInDeps) {
  const { profile } = yield* select(selectProfile);
  yield* put(signInDone(undefined));
  const isNameless = profile?.firstName === null;
  // An order that is being placed has its own field for the name.
  if (isNameless && !(yield* select(isOrderLocked))) {
    yield* put(modalOpened('profile'));
    return;
  }
  yield* call(closeSignIn);
  yield* call(redirectAfterSignIn, deps);
}

function* closeProfile(deps: RedirectAfterSignInDeps) {
  const modal = yield* select(selectOpenModal);
  if (modal !== 'profile') return;
  yield* put(modalClosed('profile'));
  yield* call(redirectAfterSignIn, deps);
}

/** The modal that asks new customers for their name closes once it is saved, and they go on. */
export function* watchProfileModal(deps: RedirectAfterSignInDeps): SagaGenerator<void> {
  yield* takeEvery(profileSaved.type, closeProfile, deps);
}
