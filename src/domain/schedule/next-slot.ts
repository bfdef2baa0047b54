import type { Instant } from '../time/instant';
import type { LocalDate } from '../time/local-date';
import type { SlotPlan, SlotQuestion } from './slot-plan';
import { slotPlan } from './slot-plan';
import { slotDaysOf } from './slots-of';

/** A time that the shop proposes; the customer has to agree when it is on another day. Rules 14.11. */
export interface SlotOffer {
  readonly at: Instant;
  readonly date: LocalDate;
  /** True when the customer has to tick that they want it on that day. */
  readonly otherDay: boolean;
}

const offersOf = (plan: SlotPlan): readonly SlotOffer[] =>
  slotDaysOf(plan).flatMap(({ date, slots }) =>
    slots
      .filter(({ available }) => available)
      .map(({ at }) => ({ at, date, otherDay: date !== plan.today })),
  );

/** The first slot at a moment or after it that can be had; null when the days to choose from have none. Rules 14.12. */
export const nextSlotOf = (plan: SlotPlan, moment: Instant): Instant | null =>
  offersOf(plan).find(({ at }) => at >= moment)?.at ?? null;

/** The first slot that can be had at all, to be proposed where as soon as possible is not; null when there is none. Rules 14.11. */
export const firstOffer = (question: SlotQuestion): SlotOffer | null =>
  offersOf(slotPlan(question))[0] ?? null;
