import { hasEnded } from '../../domain/order/tracked-order';
import type { TrackedOrder } from '../../domain/order/tracked-order';
import { defineAction, on, reducerOf } from '../redux/slice';
import { signedOut } from '../session/account-slice';
import type { LiveOrder, LiveOrderState } from './live-order-slice';
import { liveOrderKnown } from './live-order-slice';
import { orderTracked } from './tracking-slice';

/** What of an order is needed to show it, and to order the same again. */
export type PastOrder = Pick<TrackedOrder, 'id' | 'number' | 'lines' | 'total' | 'currency'>;

/** The order that was placed last on this device. */
export interface LastOrder extends PastOrder {
  /** False while it may still go on. */
  readonly hasEnded: boolean;
}

/** Null where nothing was ordered. */
export type LastOrderState = LastOrder | null;

export const lastOrderRestored = defineAction<LastOrderState>('lastOrder/restored');

const lastOrderOf = (order: TrackedOrder): LastOrder => {
  const { id, number, lines, total, currency } = order;
  return { id, number, lines, total, currency, hasEnded: hasEnded(order) };
};

const ended = (state: LastOrderState): LastOrderState =>
  state === null || state.hasEnded ? state : { ...state, hasEnded: true };

export const lastOrderReducer = reducerOf<LastOrderState>(
  null,
  on(lastOrderRestored, (_, stored: LastOrderState) => stored),
  on(liveOrderKnown, (state, live: LiveOrderState) =>
    live ? lastOrderOf(live.order) : ended(state),
  ),
  on(orderTracked, (state, { order }: LiveOrder) =>
    state?.id === order.id && hasEnded(order) ? ended(state) : state,
  ),
  // The next visitor of this browser must not see what was ordered.
  on(signedOut, (): LastOrderState => null),
);

export interface LastOrderRoot {
  readonly lastOrder: LastOrderState;
}

export const selectLastOrder = (state: LastOrderRoot) => state.lastOrder;
