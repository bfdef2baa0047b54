import type { Instant } from '../time/instant';
import { instant } from '../time/instant';
import type { LocalDate } from '../time/local-date';
import { addDays } from '../time/local-date';
import { momentReached } from '../time/local-moment';
import type { OpenPeriod } from './open-periods';
import { hoursOfDay, specialDayText } from './opening-hours';
import { slotAfter, slotFrom } from './slot-grid';
import type { SlotPlan, SlotQuestion } from './slot-plan';
import { firstSlotOf, slotObstacle, slotPlan } from './slot-plan';

/** A time for which an order can be asked. Rules 14.7. */
export type Slot =
  | { readonly at: Instant; readonly available: true; readonly reason: null }
  | { readonly at: Instant; readonly available: false; readonly reason: 'full' | 'too_late' };

/** A day of the calendar with the slots whose local time lies in it, earliest first. Rules 14.7. */
export interface SlotDay {
  readonly date: LocalDate;
  /** No hours begin on this day, and none of the night before reach into it; then there are no slots. */
  readonly closed: boolean;
  /** What the shop says about a special day. */
  readonly text: string | null;
  readonly slots: readonly Slot[];
}

const slotsOfPeriod = (
  plan: SlotPlan,
  period: OpenPeriod,
  start: Instant,
  end: Instant,
): readonly Slot[] => {
  const slots: Slot[] = [];
  const first = instant(Math.max(slotFrom(start), firstSlotOf(plan, period)));
  for (let at = first; at <= period.to && at < end; at = slotAfter(at)) {
    const reason = slotObstacle(plan, period, at);
    if (reason === null) slots.push({ at, available: true, reason });
    // A pause takes its slots away: they are neither full nor too late.
    else if (reason !== 'paused') slots.push({ at, available: false, reason });
  }
  return slots;
};

const slotDay = (plan: SlotPlan, date: LocalDate): SlotDay => {
  const start = momentReached(plan.offsets, date, 0);
  const end = momentReached(plan.offsets, addDays(date, 1), 0);
  const slots = plan.periods.flatMap((period) =>
    slotsOfPeriod(plan, period, instant(Math.max(start, plan.now)), end),
  );
  const hours = hoursOfDay(plan.schedule, plan.orderType, date);
  return {
    date,
    closed: hours.length === 0 && slots.length === 0,
    text: specialDayText(plan.schedule, date),
    slots,
  };
};

/** As `slotsOf`, of a plan that is worked out already. Rules 14.7. */
export const slotDaysOf = (plan: SlotPlan): readonly SlotDay[] =>
  Array.from({ length: plan.days }, (_, day) => slotDay(plan, addDays(plan.today, day)));

/**
 * The slots of today and the days after it: every quarter hour from opening and lead to closing,
 * none in the past. Those that are too late by now, or full, are there and say so. Rules 14.7–14.10.
 */
export const slotsOf = (question: SlotQuestion): readonly SlotDay[] =>
  slotDaysOf(slotPlan(question));
