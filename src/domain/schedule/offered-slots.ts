import type { Instant } from '../time/instant';
import type { LocalDate } from '../time/local-date';
import type { SlotOffer } from './next-slot';
import type { SlotDay } from './slots-of';

/** The first moment of a day that can be had; null when there is none. Rules 14.7. */
export const firstFreeOf = ({ slots }: SlotDay): Instant | null =>
  slots.find(({ available }) => available)?.at ?? null;

/**
 * The first time of the days to choose from that can be had, to be proposed where as soon as possible
 * is not: on another day than `today` the customer has to tick it. Null when there is none. Rules 14.11.
 */
export const offerOf = (days: readonly SlotDay[], today: LocalDate): SlotOffer | null => {
  for (const day of days) {
    const at = firstFreeOf(day);
    if (at !== null) return { at, date: day.date, otherDay: day.date !== today };
  }
  return null;
};

/** The day among whose slots a moment is; undefined for a moment that is none of them. Rules 14.7. */
export const dayOfSlot = (days: readonly SlotDay[], at: Instant): SlotDay | undefined =>
  days.find(({ slots }) => slots.some((slot) => slot.at === at));

/** Returns whether a moment is among the slots and can be had. Rules 14.7. */
export const isFreeSlot = (days: readonly SlotDay[], at: Instant): boolean =>
  days.some(({ slots }) => slots.some((slot) => slot.at === at && slot.available));

/** The next times of a day that can be had, `count` at most. Rules 14.7. */
export const nextFreeSlots = (
  days: readonly SlotDay[],
  date: LocalDate,
  count: number,
): readonly Instant[] =>
  days
    .filter((day) => day.date === date)
    .flatMap(({ slots }) => slots.filter(({ available }) => available).map(({ at }) => at))
    .slice(0, count);
