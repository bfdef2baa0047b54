import { signedOut } from '../session/account-slice';
import type { OrderReference } from '../../domain/order/order-reference';
import type { TrackedOrder } from '../../domain/order/tracked-order';
import { isLateAnswer } from '../../domain/order/tracked-order';
import { orderTracked } from './tracking-slice';
import { defineAction, on, reducerOf } from '../redux/slice';

/** An order of this customer that goes on, and the reference that leads to it. */
export interface LiveOrder {
  readonly reference: OrderReference;
  readonly order: TrackedOrder;
}

/** Null where no order goes on, and until that is known. */
export type LiveOrderState = LiveOrder | null;

/** Of a customer's orders that go on, the newest; they come with it first. */
export const newestOf = ([order]: readonly TrackedOrder[]): LiveOrderState =>
  order ? { reference: { kind: 'own', id: order.id }, order } : null;

/** This browser may have an order that goes on: it is looked for. */
export const liveOrderRequested = defineAction('liveOrder/requested');
/** The newest order that goes on, as it is now. */
export const liveOrderKnown = defineAction<LiveOrder>('liveOrder/known');
/** None goes on: each has been asked for. */
export const liveOrderEnded = defineAction('liveOrder/ended');
export const liveOrderFound = (newest: LiveOrderState) =>
  newest ? liveOrderKnown(newest) : liveOrderEnded(undefined);

export const liveOrderReducer = reducerOf<LiveOrderState>(
  null,
  on(liveOrderKnown, (state, known: LiveOrder) =>
    state && isLateAnswer(state.order, known.order) ? state : known,
  ),
  on(liveOrderEnded, (): LiveOrderState => null),
  // The order's own page knows it as soon.
  on(orderTracked, (state, { order }: LiveOrder) =>
    state?.order.id === order.id && !isLateAnswer(state.order, order) ? { ...state, order } : state,
  ),
  // An order with its key is for a guest too.
  on(signedOut, (state) => (state?.reference.kind === 'key' ? state : null)),
);

export interface LiveOrderRoot {
  readonly liveOrder: LiveOrderState;
}

export const selectLiveOrder = (state: LiveOrderRoot) => state.liveOrder;
