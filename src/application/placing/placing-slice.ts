import type { Money } from '../../domain/money/money';
import type { Instant } from '../../domain/time/instant';
import type { PlacingAttempt, ChangedOrder } from '../ports/order-gateway';
import { defineAction } from '../redux/slice';
import type { OrderToPlace } from '../ports/order-to-place';
import type { PlacedOrder } from '../../domain/order/tracked-order';

/** A field of the checkout that a refusal is about, or the whole order. */
export type CheckoutField =
  | 'firstName'
  | 'phone'
  | 'email'
  | 'address'
  | 'pickupId'
  | 'time'
  | 'paymentType'
  | 'changeFrom'
  | 'comment'
  | 'promocode'
  | 'bonuses'
  | 'total'
  | 'form';

/** What the backend says, by field: its words. */
export type CheckoutErrors = Partial<Readonly<Record<CheckoutField, string>>>;

export interface RefusedOrder {
  readonly errors: CheckoutErrors;
  /** The word for the refusal, such as `min_order`; null where the backend names none. */
  readonly code: string | null;
  /** The sum that is missing to the minimum, or the most bonuses, if the refusal has one. */
  readonly limit: Money | null;
  /** The next time that can be had, of a refused time. */
  readonly next: Instant | null;
  /** When it may be tried again, of an order that came after too many others. */
  readonly retryAt?: Instant;
}

/** Where the placing of an order stands. Only in `idle`, `changed` and `refused` can the order be changed. */
export type PlacingState =
  | { readonly kind: 'idle' }
  /** On its way, or the backend is still at it. */
  | { readonly kind: 'placing'; readonly attempt: PlacingAttempt }
  /** No answer came: the shop asks what became of it, again and again. */
  | { readonly kind: 'checking'; readonly key: string }
  /** Something is not as it was shown: the customer is asked. */
  | { readonly kind: 'changed'; readonly changed: ChangedOrder }
  | { readonly kind: 'refused'; readonly refused: RefusedOrder }
  /** The session has ended meanwhile; after a login the same attempt goes on. */
  | { readonly kind: 'login'; readonly attempt: PlacingAttempt }
  /** The shop wants a code that it sends to a guest's phone; with it the same attempt goes on. */
  | { readonly kind: 'code'; readonly attempt: PlacingAttempt }
  | { readonly kind: 'placed'; readonly order: PlacedOrder };

/** The customer clicks "Place order". */
export const placementRequested = defineAction<OrderToPlace>('order/placementRequested');
export const placingStarted = defineAction<PlacingAttempt>('order/placingStarted');
/** No answer is known to the attempt of this key, also after a reload. */
export const placingUnanswered = defineAction<string>('order/placingUnanswered');
/** The customer asks at once what became of it. */
export const checkNow = defineAction('order/checkNow');
export const orderChanged = defineAction<ChangedOrder>('order/changed');
export const orderRefused = defineAction<RefusedOrder>('order/refused');
export const placingNeedsLogin = defineAction<PlacingAttempt>('order/needsLogin');
export const placingNeedsCode = defineAction<PlacingAttempt>('order/needsCode');
/** The attempt made no order, and never will. */
export const attemptClosed = defineAction('order/attemptClosed');
/** It is known that the order is there: the cart is what was ordered, and empties. */
export const orderPlaced = defineAction<PlacedOrder>('order/placed');
/** Back to the cart, or on with what the customer was shown now. */
export const changesSeen = defineAction('order/changesSeen');
/** The customer changes something: what was said of the last try is over. */
export const checkoutEdited = defineAction('order/checkoutEdited');
/** The page of the placed order has been opened. */
export const placingFinished = defineAction('order/placingFinished');

/** While an order is on its way nothing of it may be changed. Rules 13.10. */
export const isLocked = ({ kind }: PlacingState): boolean =>
  kind === 'placing' ||
  kind === 'checking' ||
  kind === 'login' ||
  kind === 'code' ||
  kind === 'placed';

/**
 * Returns whether what became of an order is not known yet: then everything that was typed for it is held,
 * whatever happens to the session, and the customer may log in again over the page. Rules 18.7.
 */
export const isOrderLocked = ({ placing }: PlacingRoot): boolean =>
  placing.kind === 'placing' || placing.kind === 'checking' || placing.kind === 'login';

export interface PlacingRoot {
  readonly placing: PlacingState;
}

export const selectPlacing = (state: PlacingRoot) => state.placing;
export const selectIsLocked = ({ placing }: PlacingRoot): boolean => isLocked(placing);
export const selectRefusedOrder = ({ placing }: PlacingRoot): RefusedOrder | null =>
  placing.kind === 'refused' ? placing.refused : null;
