import type { Result } from '../result/result';
import { ok, refuse } from '../result/result';
import type { StatusChange } from './change-status';
import type { OrderStatus } from './order-status';
import type { TimeType } from './order-time';

/** The customer can no longer cancel: the kitchen has the order in hand, or it has ended. Rules 13.4. */
export interface CancelTooLate {
  readonly kind: 'cancel_too_late';
  readonly status: OrderStatus;
}

/** What a customer's right to cancel depends on. */
export interface CancellableOrder {
  readonly status: OrderStatus;
  readonly timeType: TimeType;
}

const CANCELLABLE: Readonly<Record<TimeType, readonly OrderStatus[]>> = {
  soon_as_possible: ['new'],
  on_time: ['new', 'process'],
};

/** Returns whether the customer is offered to cancel. Rules 13.4. */
export const customerMayCancel = ({ status, timeType }: CancellableOrder): boolean =>
  CANCELLABLE[timeType].includes(status);

/**
 * Cancels at the customer's request. An order that is cancelled already stays so and nobody is notified
 * again; refuses when it is too late. Rules 13.4.
 */
export const cancelByCustomer = (order: CancellableOrder): Result<CancelTooLate, StatusChange> => {
  if (order.status === 'cancel') return ok({ kind: 'unchanged', status: 'cancel' });
  return customerMayCancel(order)
    ? ok({ kind: 'changed', from: order.status, to: 'cancel' })
    : refuse({ kind: 'cancel_too_late', status: order.status });
};
