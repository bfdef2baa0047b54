import type { CartCalculation } from '../../domain/pricing/cart-calculation';
import type { SignInCode } from '../../domain/code/sign-in-code';
import type { Money } from '../../domain/money/money';
import type { OrderChange } from '../../domain/order/order-snapshot';
import type { PaymentType } from '../../domain/order/payment-type';
import type { Result } from '../../domain/result/result';
import type { PageMeta } from './page-meta';
import type { OrderReference } from '../../domain/order/order-reference';
import type { OrderToPlace } from './order-to-place';
import type { PlacedOrder, TrackedOrder } from '../../domain/order/tracked-order';
import type { GatewayFailure } from './gateway-failure';

/** A page of the orders that have ended. */
export interface EndedOrders {
  readonly items: readonly TrackedOrder[];
  readonly meta: PageMeta;
}

/** One attempt to place an order: its key is sent with every try, so that it makes one order at most. Rules 13.10. */
export interface PlacingAttempt {
  /** A UUID. */
  readonly key: string;
  /** Exactly what was sent under it. */
  readonly order: OrderToPlace;
  /** That was sent to a guest's phone; absent where none was asked for. */
  readonly code?: SignInCode;
}

/** What the backend says is no longer as the customer was shown it. Rules 13.8. */
export interface ChangedOrder {
  readonly changes: readonly OrderChange[];
  readonly calculation: CartCalculation;
}

/** What became of an attempt that was answered. */
export type PlacingAnswer =
  | { readonly kind: 'placed'; readonly order: PlacedOrder }
  | { readonly kind: 'changed'; readonly changed: ChangedOrder }
  /** The backend is still at it. */
  | { readonly kind: 'in_progress' }
  /** The key has made another order of this customer: nothing of this one was placed, or will be. */
  | { readonly kind: 'conflict'; readonly message: string | null }
  /** The key was given up, or its order is not this customer's: what became of it has to be asked. */
  | { readonly kind: 'closed' };

/** The order that an attempt made, or null: then it never will. Rules 13.10. */
export interface ClosedAttempt {
  readonly order: PlacedOrder | null;
}

/** Orders are placed under a key of their attempt, and followed by a reference of their own. Never rejects. */
export interface OrderGateway {
  place(attempt: PlacingAttempt): Promise<Result<GatewayFailure, PlacingAnswer>>;
  /** Asks what became of an attempt that was not answered, and ends it. */
  closeAttempt(key: string): Promise<Result<GatewayFailure, ClosedAttempt>>;
  track(
    reference: OrderReference,
    signal?: AbortSignal,
  ): Promise<Result<GatewayFailure, TrackedOrder>>;
  /** The customer's own orders that go on, newest first. */
  openOrders(signal?: AbortSignal): Promise<Result<GatewayFailure, readonly TrackedOrder[]>>;
  /** A page of those that have ended, newest first; counts from 1. Refused with 404 past the last. */
  endedOrders(page: number, signal?: AbortSignal): Promise<Result<GatewayFailure, EndedOrders>>;
  /** Pays an order that waits for its payment in another way, or once more. */
  changePayment(
    reference: OrderReference,
    type: PaymentType,
    changeFrom: Money | null,
  ): Promise<Result<GatewayFailure, TrackedOrder>>;
  cancel(reference: OrderReference): Promise<Result<GatewayFailure, TrackedOrder>>;
}
export const OrderGateway = Symbol('OrderGateway');
