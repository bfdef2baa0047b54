import type { NonEmpty } from '../list/non-empty';
import type { OrderType } from '../fulfilment/order-type';
import type { LocalDate, Weekday } from '../time/local-date';
import { weekdayOf } from '../time/local-date';
import type { ClockTime } from './clock-time';

/** Hours of one day. When `to` is not after `from`, they run past midnight into the next day. Rules 14.2. */
export interface DayHours {
  readonly from: ClockTime;
  readonly to: ClockTime;
}

/** Hours that come back every week, on the days on which they begin. Rules 14.2. */
export interface OpeningSpan extends DayHours {
  readonly days: NonEmpty<Weekday>;
}

/** What one day has instead of its usual hours; a day with several hours has several of these. Rules 14.3. */
export type SpecialDay =
  | { readonly kind: 'closed'; readonly date: LocalDate; readonly text: string | null }
  | ({
      readonly kind: 'hours';
      readonly date: LocalDate;
      readonly text: string | null;
    } & DayHours);

/** When a branch works, delivers and hands out. Rules 14.2, 14.3. */
export interface BranchSchedule {
  readonly workingHours: readonly OpeningSpan[];
  /** Null: as the working hours. */
  readonly deliveryHours: readonly OpeningSpan[] | null;
  /** Null: as the working hours. */
  readonly pickupHours: readonly OpeningSpan[] | null;
  readonly specialDays: readonly SpecialDay[];
}

/** Whose hours are asked for: the branch's own, or those of one way to get an order. */
export type HoursKind = 'working' | OrderType;

/** The hours of a usual week, of one kind. Rules 14.2. */
export const weekOf = (schedule: BranchSchedule, kind: HoursKind): readonly OpeningSpan[] => {
  switch (kind) {
    case 'working':
      return schedule.workingHours;
    case 'delivery':
      return schedule.deliveryHours ?? schedule.workingHours;
    case 'pickup':
      return schedule.pickupHours ?? schedule.workingHours;
  }
};

/**
 * The hours that begin on a day, in the order in which they were written; none on a day off. A
 * special day stands in for the usual hours of every kind, and being closed wins over hours of the
 * same day. Rules 14.2, 14.3.
 */
export const hoursOfDay = (
  schedule: BranchSchedule,
  kind: HoursKind,
  date: LocalDate,
): readonly DayHours[] => {
  const special = schedule.specialDays.filter((day) => day.date === date);
  if (special.length === 0) {
    const weekday = weekdayOf(date);
    return weekOf(schedule, kind)
      .filter(({ days }) => days.includes(weekday))
      .map(({ from, to }) => ({ from, to }));
  }
  if (special.some((day) => day.kind === 'closed')) return [];
  return special.flatMap((day) => (day.kind === 'hours' ? [{ from: day.from, to: day.to }] : []));
};

/** Returns what the shop says about a special day, such as "Christmas"; null where it says nothing. Rules 14.3. */
export const specialDayText = (schedule: BranchSchedule, date: LocalDate): string | null =>
  schedule.specialDays.find((day) => day.date === date && day.text !== null)?.text ?? null;
