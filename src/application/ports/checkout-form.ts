import type { OrderTime } from '../../domain/order/order-time';
import type { PaymentType } from '../../domain/order/payment-type';

/** What the customer types at the checkout, as it stands in the fields. */
export interface CheckoutForm {
  readonly firstName: string;
  readonly phone: string;
  /** Where the receipt goes; null until it is typed: then the account's, or that of a guest's last order. */
  readonly email: string | null;
  /** Null until one is chosen. */
  readonly paymentType: PaymentType | null;
  /** The note to give change from; empty for none. */
  readonly changeFrom: string;
  readonly comment: string;
  readonly doNotCallBack: boolean;
}

/** What is persisted of a checkout for the session: what was typed, and when the order is wanted. */
export interface PersistedCheckout {
  readonly form: CheckoutForm;
  readonly time: OrderTime;
}
