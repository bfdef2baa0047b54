import type { StaffOrder } from '../../../contract/wire/staff';
import { isLateOrder } from '../../../src/domain/order/late-order';
import type { Instant } from '../../../src/domain/time/instant';
import { MINUTE } from '../../../src/domain/time/instant';
import { columnOf } from './columns';

/** In minutes: from then on it is high time. */
const SOON = 10;

/** How pressing an order is: in time, soon due, or late. */
export type Urgency = 'calm' | 'soon' | 'late';

/** Minutes until it has to be there, rounded as people say them; below zero once it is late. */
export const minutesLeft = ({ expected_at: { to } }: StaffOrder, now: Instant): number =>
  Math.round((to - now) / MINUTE);

export const urgencyOf = (order: StaffOrder, now: Instant): Urgency => {
  const column = columnOf(order);
  if (column === 'done') return 'calm';
  const left = minutesLeft(order, now);
  if (left < 0) return 'late';
  const waits = isLateOrder({ status: 'new', since: order.waiting_since }, now);
  return (column === 'kitchen' && left <= SOON) || (column === 'new' && waits) ? 'soon' : 'calm';
};
