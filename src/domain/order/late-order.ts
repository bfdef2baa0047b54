import type { Instant } from '../time/instant';
import { addMinutes, instant } from '../time/instant';
import type { Cancellation } from './cancellation';
import type { OrderStatus } from './order-status';

/** A new order is late after so many minutes. Rules 13.5. */
export const LATE_AFTER_MINUTES = 5;

/** What decides since when the restaurant could have accepted an order. */
export interface AcceptanceMoments {
  readonly placedAt: Instant;
  /** When the online payment that it waited for came; null when there was none to wait for. */
  readonly paidAt: Instant | null;
  /** When the restaurant opened or opens, if it was closed at placing; null when it was open. */
  readonly opensAt: Instant | null;
}

/** The moment from which an order waits for the restaurant: the last of placed, paid and open. Rules 13.5. */
export const waitingSince = ({ placedAt, paidAt, opensAt }: AcceptanceMoments): Instant =>
  instant(Math.max(placedAt, paidAt ?? placedAt, opensAt ?? placedAt));

/** An order that may be waiting for the restaurant to accept it. */
export interface WaitingOrder {
  readonly status: OrderStatus;
  /** Null while the kitchen does not see the order. */
  readonly since: Instant | null;
}

const minutesPassed = ({ status, since }: WaitingOrder, minutes: number): Instant | null =>
  status === 'new' && since !== null ? addMinutes(since, minutes) : null;

/** Returns whether a new order has waited for more than 5 minutes. Rules 13.5. */
export const isLateOrder = (order: WaitingOrder, now: Instant): boolean => {
  const limit = minutesPassed(order, LATE_AFTER_MINUTES);
  return limit !== null && now > limit;
};

/**
 * Returns how an order ends that nobody accepted within so many minutes; null before, for an order that
 * was accepted, and always with 0 minutes, which turns this off. Rules 13.5.
 */
export const notAcceptedCancellation = (
  order: WaitingOrder,
  now: Instant,
  afterMinutes: number,
): Cancellation | null => {
  if (afterMinutes <= 0) return null;
  const limit = minutesPassed(order, afterMinutes);
  return limit !== null && now >= limit ? { reason: 'not_accepted', text: null } : null;
};
