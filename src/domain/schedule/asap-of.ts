import type { Instant } from '../time/instant';
import { MINUTE, addMinutes, instant } from '../time/instant';
import { momentReached, wallClockIn } from '../time/local-moment';
import { addDays } from '../time/local-date';
import { LAST_ORDER_MINUTES } from './lead-minutes';
import type { OpenPeriod } from './open-periods';
import { periodAt } from './open-periods';
import { extraMinutesOf } from './ordering-state';
import { SLOT_MINUTES, slotAfter, slotHolding } from './slot-grid';
import { isSlotFull } from './slot-load';
import type { SlotPlan, SlotQuestion } from './slot-plan';
import { slotPlan } from './slot-plan';

/** Why an order cannot be had as soon as possible; `too_late` is after the last order. Rules 14.11. */
export type AsapReason = 'switched_off' | 'paused' | 'closed' | 'too_late' | 'full';

/** Whether an order can be had as soon as possible, and then between when and when. Rules 14.11. */
export type Asap =
  | {
      readonly available: true;
      readonly from: Instant;
      readonly to: Instant;
      readonly reason: null;
    }
  | {
      readonly available: false;
      readonly from: null;
      readonly to: null;
      readonly reason: AsapReason;
    };

/** A promise is made in steps of so many minutes: nobody cooks to the minute. */
const PROMISE = 5 * MINUTE;

const unavailable = (reason: AsapReason): Asap => ({
  available: false,
  from: null,
  to: null,
  reason,
});

/** The earliest time with a free place, while the branch is open and not on a later day than without the crowd. */
const freeFrom = (plan: SlotPlan, period: OpenPeriod, earliest: Instant): Instant | null => {
  if (!isSlotFull(plan.load, slotHolding(earliest))) return earliest;
  const { date } = wallClockIn(plan.offsets, earliest);
  const nextDay = momentReached(plan.offsets, addDays(date, 1), 0);
  let slot = slotAfter(slotHolding(earliest));
  while (slot <= period.to && slot < nextDay) {
    if (!isSlotFull(plan.load, slot)) return slot;
    slot = slotAfter(slot);
  }
  return null;
};

const asapWithin = (plan: SlotPlan, period: OpenPeriod): Asap => {
  if (plan.now > addMinutes(period.to, -LAST_ORDER_MINUTES)) return unavailable('too_late');
  const ready = addMinutes(plan.now, plan.leadMinutes + extraMinutesOf(plan.ordering));
  const from = freeFrom(plan, period, instant(Math.ceil(ready / PROMISE) * PROMISE));
  if (from === null) return unavailable('full');
  return { available: true, from, to: addMinutes(from, SLOT_MINUTES), reason: null };
};

/**
 * As soon as possible: an order before the last-order time is accepted, also when that is after closing.
 * Where it is not to be had, nothing is chosen instead; see `firstOffer`. Rules 14.11.
 */
export const asapOf = (question: SlotQuestion): Asap => {
  const plan = slotPlan(question);
  if (!plan.ordering[plan.orderType]) return unavailable('switched_off');
  if (plan.worksFrom !== plan.now) return unavailable('paused');
  const period = periodAt(plan.periods, plan.now);
  return period ? asapWithin(plan, period) : unavailable('closed');
};
