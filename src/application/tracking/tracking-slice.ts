import { signedOut } from '../session/account-slice';
import { languageSwitched } from '../session/language-slice';
import { defineAction, on, reducerOf } from '../redux/slice';
import type { OrderReference } from '../../domain/order/order-reference';
import { sameOrder } from '../../domain/order/order-reference';
import type { TrackedOrder } from '../../domain/order/tracked-order';
import { isLateAnswer } from '../../domain/order/tracked-order';

/** The order that a page follows. */
export type TrackingState =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly reference: OrderReference }
  | {
      readonly kind: 'known';
      readonly reference: OrderReference;
      readonly order: TrackedOrder;
      /** False while the last answers did not come: what is shown may be old. */
      readonly isFresh: boolean;
      /** What the customer asked for just now: a cancellation or another payment. */
      readonly changing: 'no' | 'cancelling' | 'paying';
    };

interface Tracked {
  readonly reference: OrderReference;
  readonly order: TrackedOrder;
}

/** The page of this order is shown: it is asked for, and followed until it has ended. */
export const trackingRequested = defineAction<OrderReference>('order/trackingRequested');
/** The page is left. */
export const trackingEnded = defineAction('order/trackingEnded');
export const orderTracked = defineAction<Tracked>('order/tracked');
/** The order could not be had just now. */
export const trackingFailed = defineAction<OrderReference>('order/trackingFailed');
export const cancellationRequested = defineAction<OrderReference>('order/cancellationRequested');
/** The customer tries to pay online once more, or pays with cash instead. */
export const paymentRequested = defineAction<{
  readonly reference: OrderReference;
  readonly type: 'online' | 'cash';
}>('order/paymentRequested');
/** Neither cancelled nor paid; a notice says so. */
export const orderChangeFailed = defineAction('order/changeFailed');

const UNKNOWN: TrackingState = { kind: 'unknown' };

const changing = (state: TrackingState, to: 'no' | 'cancelling' | 'paying'): TrackingState =>
  state.kind === 'known' ? { ...state, changing: to } : state;

export const trackingReducer = reducerOf<TrackingState>(
  UNKNOWN,
  on(orderTracked, (state, tracked: Tracked): TrackingState =>
    state.kind === 'known' && isLateAnswer(state.order, tracked.order)
      ? changing(state, 'no')
      : { kind: 'known', ...tracked, isFresh: true, changing: 'no' },
  ),
  on(trackingFailed, (state, reference: OrderReference): TrackingState =>
    state.kind === 'known' && sameOrder(state.reference, reference)
      ? { ...state, isFresh: false }
      : { kind: 'failed', reference },
  ),
  on(cancellationRequested, (state) => changing(state, 'cancelling')),
  on(paymentRequested, (state) => changing(state, 'paying')),
  on(orderChangeFailed, (state) => changing(state, 'no')),
  on(trackingEnded, (): TrackingState => UNKNOWN),
  // An order with its key is for a guest too.
  on(signedOut, (state): TrackingState =>
    state.kind !== 'unknown' && state.reference.kind === 'own' ? UNKNOWN : state,
  ),
  // Dishes have names, and those are in the language before.
  on(languageSwitched, (state): TrackingState =>
    state.kind === 'known' ? { ...state, isFresh: false } : state,
  ),
);

export interface TrackingRoot {
  readonly tracking: TrackingState;
}

export const selectTracking = (state: TrackingRoot) => state.tracking;
