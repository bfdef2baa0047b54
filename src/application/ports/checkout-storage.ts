import type { OrderTime } from '../../domain/order/order-time';
import type { CheckoutForm } from '../checkout/checkout-slice';

/** What a checkout keeps for the session: what was typed, and when the order is wanted. */
export interface KeptCheckout {
  readonly form: CheckoutForm;
  readonly time: OrderTime;
}

/** Keeps a checkout through the pages of a session. Never throws. */
export interface CheckoutStorage {
  load(): KeptCheckout | null;
  save(kept: KeptCheckout): void;
}
