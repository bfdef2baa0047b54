import type { TrackingKey } from '../../domain/order/order-tracking';
import { languageSwitched } from '../language/language-slice';
import { defineAction, on, reducerOf } from '../store/slice';
import type { TrackedOrder } from './tracked-order';

/** The order that a page follows. */
export type TrackingState =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly key: TrackingKey }
  | {
      readonly kind: 'known';
      readonly key: TrackingKey;
      readonly order: TrackedOrder;
      /** False while the last answers did not come: what is shown may be old. */
      readonly isFresh: boolean;
      /** What the customer asked for just now: a cancellation or another payment. */
      readonly changing: 'no' | 'cancelling' | 'paying';
    };

interface Tracked {
  readonly key: TrackingKey;
  readonly order: TrackedOrder;
}

/** The page of this order is shown: it is asked for, and followed until it has ended. */
export const trackingWanted = defineAction<TrackingKey>('order/trackingWanted');
/** The page is left. */
export const trackingEnded = defineAction('order/trackingEnded');
export const orderTracked = defineAction<Tracked>('order/tracked');
/** The order could not be had just now. */
export const trackingFailed = defineAction<TrackingKey>('order/trackingFailed');
export const cancelAsked = defineAction<TrackingKey>('order/cancelAsked');
/** The customer tries to pay online once more, or pays with cash instead. */
export const paymentAsked = defineAction<{
  readonly key: TrackingKey;
  readonly type: 'online' | 'cash';
}>('order/paymentAsked');
/** Neither cancelled nor paid; a notice says so. */
export const orderChangeFailed = defineAction('order/changeFailed');

const UNKNOWN: TrackingState = { kind: 'unknown' };

const changing = (state: TrackingState, to: 'no' | 'cancelling' | 'paying'): TrackingState =>
  state.kind === 'known' ? { ...state, changing: to } : state;

export const trackingReducer = reducerOf<TrackingState>(
  UNKNOWN,
  on(orderTracked, (_, { key, order }: Tracked): TrackingState => ({
    kind: 'known',
    key,
    order,
    isFresh: true,
    changing: 'no',
  })),
  on(trackingFailed, (state, key: TrackingKey): TrackingState =>
    state.kind === 'known' && state.key === key
      ? { ...state, isFresh: false }
      : { kind: 'failed', key },
  ),
  on(cancelAsked, (state) => changing(state, 'cancelling')),
  on(paymentAsked, (state) => changing(state, 'paying')),
  on(orderChangeFailed, (state) => changing(state, 'no')),
  on(trackingEnded, (): TrackingState => UNKNOWN),
  // Dishes have names, and those are in the language before.
  on(languageSwitched, (state): TrackingState =>
    state.kind === 'known' ? { ...state, isFresh: false } : state,
  ),
);
