import type { Action, Store } from 'redux';
import { NOT_LOGGED_OUT, logoutAsked } from '../application/session/account-slice';
import { noticeGiven } from '../application/notifications/notice-slice';
import type { LinkWindow } from '../application/ports/link-window';
import {
  addressesNeeded,
  profileMissed,
  profileNeeded,
  profileSaveAsked,
  profileSaveRefused,
} from '../application/profile/profile-slice';
import { NO_ANSWER } from '../application/sign-in/sign-in-refusal';
import {
  codeAsked,
  codeEntered,
  codeNotSent,
  codeRefused,
  telegramAsked,
  telegramFailed,
} from '../application/sign-in/sign-in-slice';
import type { ShopState } from '../application/store/root-reducer';
import { isOf } from '../application/redux/slice';

/** Nobody can be logged in or out, and no profile read or saved: each step says so at once. */
export const answerSignIn = (
  store: Store<ShopState>,
  linkWindow: LinkWindow,
  action: Action,
): void => {
  if (isOf(codeAsked, action)) store.dispatch(codeNotSent(NO_ANSWER));
  if (isOf(codeEntered, action)) store.dispatch(codeRefused(NO_ANSWER));
  if (isOf(telegramAsked, action)) {
    linkWindow.close();
    store.dispatch(telegramFailed(undefined));
  }
  if (isOf(logoutAsked, action)) store.dispatch(noticeGiven(NOT_LOGGED_OUT));
  if (isOf(profileNeeded, action) || isOf(addressesNeeded, action))
    store.dispatch(profileMissed(undefined));
  if (isOf(profileSaveAsked, action)) store.dispatch(profileSaveRefused('account.notSaved'));
};
