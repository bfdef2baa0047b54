import type { Action, Store } from 'redux';
import { noticeGiven } from '../application/notifications/notice-slice';
import { orderRefused, placeAsked } from '../application/placing/placing-slice';
import { trackingFailed, trackingWanted } from '../application/tracking/tracking-slice';
import { slotsFailed, slotsNeeded } from '../application/schedule/slots-slice';
import type { ShopState } from '../application/store/root-reducer';
import { isOf } from '../application/redux/slice';

/**
 * Nothing can be ordered or followed without the second step: each page says so, and everything that
 * was typed stays. No order has gone out, so that none can be there.
 */
export const answerCheckout = (store: Store<ShopState>, action: Action): void => {
  if (isOf(slotsNeeded, action)) store.dispatch(slotsFailed(undefined));
  if (isOf(trackingWanted, action)) store.dispatch(trackingFailed(action.payload));
  if (isOf(placeAsked, action)) {
    store.dispatch(orderRefused({ errors: {}, code: null, limit: null, next: null }));
    store.dispatch(noticeGiven({ text: 'checkout.notArrived', tone: 'failed' }));
  }
};
