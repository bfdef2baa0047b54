import type { Action, Store } from 'redux';
import {
  copyAsked,
  copyEnded,
  deletionAsked,
  deletionRefused,
} from '../application/account/account-data-slice';
import type { LinkWindow } from '../application/ports/link-window';
import { noticeGiven } from '../application/notifications/notice-slice';
import { orderListFailed, orderListShown } from '../application/tracking/order-list-slice';
import { reorderAsked, reorderFailed } from '../application/tracking/reorder-slice';
import {
  cancelAsked,
  orderChangeFailed,
  paymentAsked,
} from '../application/tracking/tracking-slice';
import type { ShopState } from '../application/store/root-reducer';
import type { ShopAction } from '../application/redux/slice';
import { isOf } from '../application/redux/slice';
import { answerAddressForm } from './answer-address-form';
import { answerCheckout } from './answer-checkout';
import { answerPromo } from './answer-promo';
import { answerSignIn } from './answer-sign-in';

/** What becomes of what is asked for an order or for an account that nobody can be told of. */
const outcomesOf = (action: Action): readonly ShopAction[] => {
  const failed = (text: string): ShopAction => noticeGiven({ text, tone: 'failed' });
  if (isOf(orderListShown, action)) return [orderListFailed(undefined)];
  if (isOf(reorderAsked, action)) return [reorderFailed(undefined), failed('reorder.failed')];
  if (isOf(cancelAsked, action))
    return [orderChangeFailed(undefined), failed('order.notCancelled')];
  if (isOf(paymentAsked, action)) return [orderChangeFailed(undefined), failed('order.notPaid')];
  if (isOf(copyAsked, action)) return [copyEnded(undefined), failed('account.notCopied')];
  if (isOf(deletionAsked, action)) return [deletionRefused({ text: 'account.notDeleted' })];
  return [];
};

/** Nobody can log in, order, or say where they are: each step says so at once. */
export const answerCustomers = (
  store: Store<ShopState>,
  linkWindow: LinkWindow,
  action: Action,
): void => {
  answerPromo(store, action);
  answerAddressForm(store, action);
  answerSignIn(store, linkWindow, action);
  answerCheckout(store, action);
  outcomesOf(action).forEach(store.dispatch);
};
