import { isFinalStatus } from '../../src/domain/order/order-status';
import type { Instant } from '../../src/domain/time/instant';
import { MINUTE } from '../../src/domain/time/instant';
import type { OrderEvent } from '../order/order-events';
import type { Order } from '../order/order-row';

/** How long the kitchen took. */
export interface KitchenTimes {
  /** Minutes on average until an order was accepted, and from then until it was packed; null for none. */
  readonly acceptMinutes: number | null;
  readonly readyMinutes: number | null;
  /** Orders that were handed over after the last moment that was promised, or are still on their way after it. */
  readonly late: number;
}

const average = (spans: readonly number[]): number | null =>
  spans.length === 0
    ? null
    : Math.round(spans.reduce((total, span) => total + span, 0) / spans.length / MINUTE);

const isLate = ({ status, endedAt, expected }: Order, now: Instant): boolean =>
  (isFinalStatus(status) ? (endedAt ?? now) : now) > expected.to;

/** Returns how long the kitchen took for orders that were not cancelled. Rules 26.1. */
export const kitchenTimesOf = (
  orders: readonly Order[],
  events: readonly OrderEvent[],
  now: Instant,
): KitchenTimes => {
  const reached = (order: Order, status: Order['status']): Instant | null =>
    events.find(
      (event) => event.orderId === order.id && event.type === 'status' && event.status === status,
    )?.at ?? null;
  const spans = orders.map((order) => {
    const accepted = reached(order, 'process');
    const packed = reached(order, 'package');
    return {
      accept: accepted === null || order.since === null ? null : accepted - order.since,
      ready: packed === null || accepted === null ? null : packed - accepted,
    };
  });
  return {
    acceptMinutes: average(spans.flatMap(({ accept }) => accept ?? [])),
    readyMinutes: average(spans.flatMap(({ ready }) => ready ?? [])),
    late: orders.filter((order) => isLate(order, now)).length,
  };
};
