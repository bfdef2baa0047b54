import type { NonEmpty } from '../list/non-empty';
import type { DayHours } from '../schedule/opening-hours';
import type { Instant } from '../time/instant';
import type { LocalDate, Weekday } from '../time/local-date';
import { addDays, weekdayOf } from '../time/local-date';
import type { TimeZone } from '../time/time-zone';

/** When in the week a code is good; null stands for every day, or for all day. */
export interface PromoWeek {
  readonly weekdays: NonEmpty<Weekday> | null;
  /** `to` is no longer part of them. */
  readonly hours: DayHours | null;
}

/** The day on which the hours began that a time of day lies in; null when it lies outside. */
const dayTheyBegan = (date: LocalDate, minutes: number, hours: DayHours): LocalDate | null => {
  const pastMidnight = hours.to <= hours.from;
  if (minutes >= hours.from) return pastMidnight || minutes < hours.to ? date : null;
  return pastMidnight && minutes < hours.to ? addDays(date, -1) : null;
};

/**
 * Returns whether a moment is on a code's weekdays and within its hours, by the clocks of the city. Hours
 * past midnight belong to the day they began on. Rules 9.2.
 */
export const isPromoTime = (moment: Instant, zone: TimeZone, week: PromoWeek): boolean => {
  const { date, minutes } = zone.wallClockAt(moment);
  const day = week.hours === null ? date : dayTheyBegan(date, minutes, week.hours);
  return day !== null && (week.weekdays === null || week.weekdays.includes(weekdayOf(day)));
};
