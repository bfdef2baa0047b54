import { hasEnded } from '../../domain/order/tracked-order';
import type { TrackedOrder } from '../../domain/order/tracked-order';
import type { Instant } from '../../domain/time/instant';
import { HOUR } from '../../domain/time/instant';
import { defineAction, on, reducerOf } from '../redux/slice';
import { signedIn, signedOut } from '../session/account-slice';
import type { LiveOrder } from './live-order-slice';
import { liveOrderEnded } from './live-order-slice';
import { orderTracked } from './tracking-slice';

/** What of an order is needed to show it, and to order the same again. */
export type PastOrder = Pick<TrackedOrder, 'id' | 'number' | 'lines' | 'total' | 'currency'>;

/** The order that was placed last on this device. */
export interface LastOrder extends PastOrder {
  readonly placedAt: Instant;
  /** False while it may still go on. */
  readonly hasEnded: boolean;
  /** Whether it is of the customer who is signed in, and not of a guest. */
  readonly isOwn: boolean;
  /** The language that its dishes are named in. */
  readonly locale: string;
}

/** Null where nothing was ordered. */
export type LastOrderState = LastOrder | null;

export const lastOrderRestored = defineAction<LastOrderState>('lastOrder/restored');
/** An order that goes on, or did a moment ago, as it is now. */
export const lastOrderKnown = defineAction<LastOrder>('lastOrder/known');

export const lastOrderOf = ({ reference, order }: LiveOrder, locale: string): LastOrder => {
  const { id, number, lines, total, currency, placedAt } = order;
  const isOwn = reference.kind === 'own';
  return { id, number, lines, total, currency, placedAt, hasEnded: hasEnded(order), isOwn, locale };
};

/** For how long it is offered again. Rules 13.13. */
const OFFERED_DAYS = 90;

/** Returns what of a stored order this visitor may see: nothing of an account that has been left. Rules 13.13. */
export const lastOrderFor = (
  stored: LastOrderState,
  isSignedIn: boolean,
  now: Instant,
): LastOrderState =>
  stored === null ||
  (stored.isOwn && !isSignedIn) ||
  now - stored.placedAt >= OFFERED_DAYS * 24 * HOUR
    ? null
    : stored;

const ended = (state: LastOrderState): LastOrderState =>
  state === null || state.hasEnded ? state : { ...state, hasEnded: true };

export const lastOrderReducer = reducerOf<LastOrderState>(
  null,
  on(lastOrderRestored, (_, stored: LastOrderState) => stored),
  // A late answer moves no order back that has ended.
  on(lastOrderKnown, (state, order: LastOrder) =>
    state?.id === order.id && state.hasEnded ? { ...order, hasEnded: true } : order,
  ),
  on(liveOrderEnded, ended),
  on(orderTracked, (state, { order }: LiveOrder) =>
    state?.id === order.id && hasEnded(order) ? ended(state) : state,
  ),
  // A guest's orders join the account.
  on(signedIn, (state): LastOrderState => state && { ...state, isOwn: true }),
  // The next visitor of this browser must not see what was ordered.
  on(signedOut, (): LastOrderState => null),
);

export interface LastOrderRoot {
  readonly lastOrder: LastOrderState;
}

export const selectLastOrder = (state: LastOrderRoot) => state.lastOrder;
