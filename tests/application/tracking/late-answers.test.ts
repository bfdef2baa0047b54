import {
  liveOrderKnown,
  liveOrderReducer,
} from '../../../src/application/tracking/live-order-slice';
import {
  orderListLoaded,
  orderListReducer,
} from '../../../src/application/tracking/order-list-slice';
import {
  orderTracked,
  paymentRequested,
  trackingReducer,
} from '../../../src/application/tracking/tracking-slice';
import { orderId } from '../../support/ids';
import { trackedOrder } from '../../support/orders';

const reference = { kind: 'own', id: orderId(1) } as const;
const order = trackedOrder({ id: orderId(1), status: 'new' });
const ended = trackedOrder({ id: orderId(1), status: 'cancel' });

it('a late answer to a payment moves no order back that has ended', () => {
  const states = [
    orderTracked({ reference, order }),
    paymentRequested({ reference, type: 'online' }),
    orderTracked({ reference, order: ended }),
    orderTracked({ reference, order }),
  ].reduce(trackingReducer, trackingReducer(undefined, { type: 'test/start' }));
  expect(states).toMatchObject({ kind: 'known', order: { status: 'cancel' }, changing: 'no' });
});

it('a late list shows no order as open that was seen to have ended', () => {
  const meta = { currentPage: 1, lastPage: 1, perPage: 10, total: 1 };
  const list = [
    orderListLoaded({ open: [], ended: { items: [ended], meta } }),
    orderListLoaded({ open: [order], ended: { items: [], meta } }),
  ].reduce(orderListReducer, null);
  expect(list?.open).toEqual([]);
});

it('a late look shows no order as going on that was seen to have ended', () => {
  const live = [
    liveOrderKnown({ reference, order }),
    orderTracked({ reference, order: ended }),
    liveOrderKnown({ reference, order }),
  ].reduce(liveOrderReducer, null);
  expect(live?.order.status).toBe('cancel');
});
