import type { Money } from '../money/money';
import type { AmountsDue } from './payment-due';
import type { PaymentStatus } from './payment-status';
import { receivedOnline } from './payment-status';

/** What an order took that a cancellation can give back. */
export interface ReturnableOrder {
  /** Reserved when it was placed. */
  readonly bonuses: Money;
  /** The code whose use it counted; null without one. */
  readonly promoCode: string | null;
  readonly paymentStatus: PaymentStatus;
  readonly due: AmountsDue;
}

/** What goes back when an order is cancelled. Rules 13.4. */
export interface CancellationReturns {
  readonly bonuses: Money;
  /** The code of which one use is free again; null without one. */
  readonly promoCode: string | null;
  /** What was paid online. */
  readonly refund: Money;
  /** A cancelled order is nobody's first order. */
  readonly countsForReferral: false;
}

/** Returns what a cancellation gives back: bonuses, the use of a code, and what was paid online. Rules 13.4. */
export const returnsOnCancel = (order: ReturnableOrder): CancellationReturns => ({
  bonuses: order.bonuses,
  promoCode: order.promoCode,
  refund: receivedOnline(order.paymentStatus, order.due),
  countsForReferral: false,
});
