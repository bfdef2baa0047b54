import type { Toast } from '../notifications/toast-slice';
import { defineAction, on, reducerOf } from '../redux/slice';

/** What the page knows of the customer's account: not who it is, only that there is one. */
export interface AccountState {
  readonly isSignedIn: boolean;
}

export const signedIn = defineAction('session/signedIn');
/** There is no account, or no longer: whatever was its customer's own goes. */
export const signedOut = defineAction('session/signedOut');
/** The customer logs out, here or, with “everywhere”, in all browsers that they are logged in with. */
export const logoutRequested = defineAction<{ readonly everywhere: boolean }>(
  'account/logoutRequested',
);

/** The toast for a logout that could not reach the server: the session is still there. */
export const NOT_LOGGED_OUT: Toast = { text: 'account.notLoggedOut', tone: 'failed' };

const GUEST: AccountState = { isSignedIn: false };

export const accountReducer = reducerOf(
  GUEST,
  on(signedIn, (): AccountState => ({ isSignedIn: true })),
  on(signedOut, (): AccountState => GUEST),
);

export interface AccountRoot {
  readonly account: AccountState;
}

export const selectAccount = (state: AccountRoot) => state.account;
export const selectIsSignedIn = (state: AccountRoot) => state.account.isSignedIn;
