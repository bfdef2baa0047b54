import type { OrderType } from '../fulfilment/order-type';
import type { Instant } from '../time/instant';
import { addMinutes, instant } from '../time/instant';
import type { TimeZone } from '../time/time-zone';
import { LAST_ORDER_MINUTES } from './lead-minutes';
import type { OpenStretch } from './opening-at';
import { openStretches } from './opening-at';
import type { BranchSchedule } from './opening-hours';

/** A time in which a shop takes orders as soon as possible, by its hours alone. Rules 14.13. */
export interface OrderWindow {
  readonly from: Instant;
  /** The last moment at which an order is taken; null with no closing in sight. */
  readonly lastOrderAt: Instant | null;
  /** When what is open then closes; null with no closing in sight. */
  readonly until: Instant | null;
}

const windowOf = ({ from, until }: OpenStretch): OrderWindow => ({
  from,
  until,
  lastOrderAt: until === null ? null : addMinutes(until, -LAST_ORDER_MINUTES),
});

const later = (one: Instant | null, other: Instant | null): Instant | null =>
  one === null || other === null ? null : instant(Math.max(one, other));

/** Returns whether no order is taken in a window any more at a moment. */
export const isOver = ({ lastOrderAt }: OrderWindow, moment: Instant): boolean =>
  lastOrderAt !== null && moment > lastOrderAt;

/** Joins what overlaps: one branch goes on while the other closes, and the shop is open throughout. */
const joined = (windows: readonly OrderWindow[]): readonly OrderWindow[] => {
  const result: OrderWindow[] = [];
  for (const window of [...windows].sort((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last && !isOver(last, window.from))
      result[result.length - 1] = {
        from: last.from,
        until: later(last.until, window.until),
        lastOrderAt: later(last.lastOrderAt, window.lastOrderAt),
      };
    else result.push(window);
  }
  return result;
};

/**
 * Returns when at least one branch takes orders in one of the ways, from yesterday on, in the order of time.
 * Hours too short for a last order have no window. Rules 14.6, 14.13.
 */
export const orderWindows = (
  schedules: readonly BranchSchedule[],
  ways: readonly OrderType[],
  now: Instant,
  zone: TimeZone,
): readonly OrderWindow[] =>
  joined(
    schedules
      .flatMap((schedule) => ways.flatMap((kind) => openStretches({ schedule, zone, kind, now })))
      .map(windowOf)
      .filter((window) => !isOver(window, window.from)),
  );

/** The first moment, not before the given one, at which orders are taken; null where none is in sight. Rules 14.13. */
export const takenFrom = (windows: readonly OrderWindow[], moment: Instant): Instant | null => {
  const window = windows.find((candidate) => !isOver(candidate, moment));
  return window ? instant(Math.max(window.from, moment)) : null;
};
