import type { Result } from '../result/result';
import { ok, refuse } from '../result/result';
import type { OrderStatus } from './order-status';
import type { OrderType } from '../fulfilment/order-type';

/** A step that an order cannot take from where it stands. Rules 13.2. */
export interface OrderTransitionRefusal {
  readonly kind: 'order.transition';
  readonly from: OrderStatus;
  /** What it could become instead; empty when the order has ended. */
  readonly allowed: readonly OrderStatus[];
}

/** Only a change is an event for those who watch the order. Rules 13.2. */
export type StatusChange =
  | { readonly kind: 'changed'; readonly from: OrderStatus; readonly to: OrderStatus }
  | { readonly kind: 'unchanged'; readonly status: OrderStatus };

/** What an order's next status depends on. */
export interface OrderStanding {
  readonly orderType: OrderType;
  readonly status: OrderStatus;
}

const NEXT: Readonly<Record<OrderType, Readonly<Record<OrderStatus, readonly OrderStatus[]>>>> = {
  delivery: {
    new: ['process', 'cancel'],
    process: ['package', 'cancel'],
    package: ['delivery', 'cancel'],
    delivery: ['complete', 'cancel'],
    complete: [],
    cancel: [],
  },
  pickup: {
    new: ['process', 'cancel'],
    process: ['package', 'cancel'],
    package: ['complete', 'cancel'],
    // Nobody brings what is fetched.
    delivery: [],
    complete: [],
    cancel: [],
  },
};

/** Returns what an order can become next; nothing once it has ended. Rules 13.2. */
export const allowedStatuses = ({ orderType, status }: OrderStanding): readonly OrderStatus[] =>
  NEXT[orderType][status];

/**
 * The step to another status. Asking for the status that the order has is accepted and changes
 * nothing, so that a click repeated does no harm; refuses a step that is not allowed. Rules 13.2.
 */
export const changeStatus = (
  order: OrderStanding,
  to: OrderStatus,
): Result<OrderTransitionRefusal, StatusChange> => {
  if (to === order.status) return ok({ kind: 'unchanged', status: to });
  const allowed = allowedStatuses(order);
  return allowed.includes(to)
    ? ok({ kind: 'changed', from: order.status, to })
    : refuse({ kind: 'order.transition', from: order.status, allowed });
};
