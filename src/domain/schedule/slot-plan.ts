import type { OrderType } from '../fulfilment/order-type';
import type { Instant } from '../time/instant';
import { addMinutes } from '../time/instant';
import type { LocalDate } from '../time/local-date';
import { addDays } from '../time/local-date';
import { wallClockIn } from '../time/local-moment';
import type { TimeZone } from '../time/time-zone';
import { localDateAt } from '../time/time-zone';
import type { ZoneOffsets } from '../time/zone-offsets';
import { zoneOffsetsOver } from '../time/zone-offsets';
import { LAST_ORDER_MINUTES } from './lead-minutes';
import type { OpenPeriod } from './open-periods';
import { openPeriods } from './open-periods';
import type { BranchSchedule } from './opening-hours';
import type { OrderingState } from './ordering-state';
import { extraMinutesOf, ordersWorkedOnFrom } from './ordering-state';
import { slotFrom } from './slot-grid';
import type { SlotLoad } from './slot-load';
import { isSlotFull } from './slot-load';

/** How many days can be chosen, today included. Rules 14.7. */
export const SLOT_DAYS = 7;

/** Everything that decides when an order can be had. */
export interface SlotQuestion {
  readonly schedule: BranchSchedule;
  readonly zone: TimeZone;
  readonly ordering: OrderingState;
  readonly orderType: OrderType;
  readonly now: Instant;
  /** At least 1: today. */
  readonly days: number;
  /** Of a usual day, without what a busy kitchen adds. */
  readonly leadMinutes: number;
  readonly load: SlotLoad;
}

/** A question with what is worked out of it once. */
export interface SlotPlan extends SlotQuestion {
  readonly today: LocalDate;
  readonly offsets: ZoneOffsets;
  readonly periods: readonly OpenPeriod[];
  /** Null: nobody knows when, or this way to get an order is switched off. */
  readonly worksFrom: Instant | null;
}

/** Computes what all answers to a question have in common. */
export const slotPlan = (question: SlotQuestion): SlotPlan => {
  const { schedule, zone, ordering, orderType, now, days } = question;
  const today = localDateAt(now, zone);
  // Hours that began yesterday may still run, and those of the last day may go on into the next.
  const first = addDays(today, -1);
  const offsets = zoneOffsetsOver(first, days + 2, zone);
  return {
    ...question,
    today,
    offsets,
    periods: openPeriods(schedule, orderType, first, days + 2, offsets),
    worksFrom: ordersWorkedOnFrom(ordering, orderType, now),
  };
};

/**
 * The first slot of a period, whenever it is ordered: what is ordered at the opening needs its time.
 * A busy kitchen is taken to be so for today's opening, not for those of other days. Rules 14.5, 14.7.
 */
export const firstSlotOf = (plan: SlotPlan, { from }: OpenPeriod): Instant => {
  const opensToday = wallClockIn(plan.offsets, from).date === plan.today;
  const extra = opensToday ? extraMinutesOf(plan.ordering) : 0;
  return slotFrom(addMinutes(from, plan.leadMinutes + extra));
};

const inTime = (plan: SlotPlan, period: OpenPeriod, slot: Instant, start: Instant): boolean =>
  start <= addMinutes(period.to, -LAST_ORDER_MINUTES) &&
  slot >= addMinutes(start, plan.leadMinutes + extraMinutesOf(plan.ordering));

/** Returns why a slot of a period cannot be had; null when it can. Rules 14.5, 14.6, 14.9, 14.10. */
export const slotObstacle = (
  plan: SlotPlan,
  period: OpenPeriod,
  slot: Instant,
): 'too_late' | 'paused' | 'full' | null => {
  if (plan.worksFrom === null) return 'paused';
  if (!inTime(plan, period, slot, plan.worksFrom))
    return plan.worksFrom === plan.now ? 'too_late' : 'paused';
  return isSlotFull(plan.load, slot) ? 'full' : null;
};
