import { ZERO } from '../money/money';
import type { Instant } from '../time/instant';
import { addMinutes } from '../time/instant';
import type { Cancellation } from './cancellation';
import type { OrderStatus } from './order-status';
import type { AmountsDue } from './payment-due';

/**
 * `pending` and `declined` wait for an online payment, `due` for one at the handing over, `paid`
 * waits for nothing, `refund` went back to the customer. Rules 13.6.
 */
export type PaymentStatus = 'pending' | 'declined' | 'due' | 'paid' | 'refund';

export const PAYMENT_MINUTES = 15;

/** Returns where it stands when nothing is due now, or what was has been paid: after a deposit, the rest is due. Rules 13.6. */
export const paymentStatusWhenPaid = ({ later }: AmountsDue): PaymentStatus =>
  later > ZERO ? 'due' : 'paid';

/** Returns where the payment of a new order stands. Rules 13.6. */
export const paymentStatusAtPlacing = (due: AmountsDue): PaymentStatus =>
  due.now > ZERO ? 'pending' : paymentStatusWhenPaid(due);

/** In these an order waits for an online payment. Rules 13.6. */
export const UNPAID_STATUSES = ['pending', 'declined'] as const satisfies readonly PaymentStatus[];

/** Returns whether an order waits for an online payment; the kitchen does not see it until then. Rules 13.6. */
export const isHiddenFromKitchen = (status: PaymentStatus): boolean =>
  UNPAID_STATUSES.some((unpaid) => unpaid === status);

/** The moment at which an unpaid order ends. Rules 13.6. */
export const paymentDeadline = (placedAt: Instant): Instant =>
  addMinutes(placedAt, PAYMENT_MINUTES);

/** An order whose payment may be waited for. */
export interface AwaitedOrder {
  readonly status: OrderStatus;
  readonly paymentStatus: PaymentStatus;
  readonly placedAt: Instant;
}

/** Returns how an order ends that was to be paid online and was not, 15 minutes after placing; null before, and for others. Rules 13.6. */
export const unpaidCancellation = (order: AwaitedOrder, now: Instant): Cancellation | null =>
  order.status === 'new' &&
  isHiddenFromKitchen(order.paymentStatus) &&
  now >= paymentDeadline(order.placedAt)
    ? { reason: 'payment_failed', text: null }
    : null;
