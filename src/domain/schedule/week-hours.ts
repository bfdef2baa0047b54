import type { LocalDate, Weekday } from '../time/local-date';
import { addDays } from '../time/local-date';
import { DAY_END, DAY_START } from './clock-time';
import { hoursShown, inMinutes, inOrder } from './hours-shown';
import type { BranchSchedule, DayHours, HoursKind, OpeningSpan } from './opening-hours';
import { hoursOfDay, specialDayText, weekOf } from './opening-hours';

/** Days of the week in a row with the same hours; a single day is both its ends. Rules 14.14. */
export interface WeekRun {
  readonly days: { readonly from: Weekday; readonly to: Weekday };
  /** In the order of the day; none on days off. */
  readonly hours: readonly DayHours[];
}

/** A day that differs from the week. Rules 14.14. */
export interface ComingSpecialDay {
  readonly date: LocalDate;
  /** Why, in the shop's words. */
  readonly text: string | null;
  /** In the order of the day; none when it is closed. */
  readonly hours: readonly DayHours[];
}

const WEEK: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];
const WEEK_MINUTES = 7 * DAY_END;

/** Returns whether no closing time ever comes, however the hours are written: 10:00 to 10:00 every day. */
const neverCloses = (week: readonly OpeningSpan[]): boolean => {
  const hours = week.flatMap(({ days, ...span }) => {
    const { from, to } = inMinutes(span);
    return days.flatMap((weekday) => {
      const start = (weekday - 1) * DAY_END;
      // What runs past Sunday's midnight is Monday's.
      return [start, start - WEEK_MINUTES].map((day) => ({ from: day + from, to: day + to }));
    });
  });
  const openUntil = inOrder(hours).reduce(
    (end, { from, to }) => (from <= end ? Math.max(end, to) : end),
    0,
  );
  return openUntil >= WEEK_MINUTES;
};

/** Returns whether hours of a day leave no minute of it out. Rules 14.2. */
export const isRoundTheClock = (hours: readonly DayHours[]): boolean =>
  hours.some(({ from, to }) => from === DAY_START && (to === DAY_START || to === DAY_END));

const areSame = (one: readonly DayHours[], other: readonly DayHours[]): boolean =>
  one.length === other.length &&
  one.every(({ from, to }, index) => from === other[index]?.from && to === other[index].to);

/**
 * The usual week from Monday to Sunday, with days of equal hours as one run, closed ones too. Special
 * days are not in it. Rules 14.14.
 */
export const weekHours = (schedule: BranchSchedule, kind: HoursKind): readonly WeekRun[] => {
  const week = weekOf(schedule, kind);
  if (neverCloses(week))
    return [{ days: { from: 1, to: 7 }, hours: [{ from: DAY_START, to: DAY_END }] }];
  const runs: WeekRun[] = [];
  for (const weekday of WEEK) {
    const hours = hoursShown(week.filter(({ days }) => days.includes(weekday)));
    const last = runs.at(-1);
    if (last && areSame(last.hours, hours))
      runs[runs.length - 1] = { ...last, days: { from: last.days.from, to: weekday } };
    else runs.push({ days: { from: weekday, to: weekday }, hours });
  }
  return runs;
};

/** The special days from today to so many days after it, each once, the next one first. Rules 14.14. */
export const comingSpecialDays = (
  schedule: BranchSchedule,
  today: LocalDate,
  daysAhead: number,
): readonly ComingSpecialDay[] => {
  const last = addDays(today, daysAhead);
  const dates = new Set(schedule.specialDays.map(({ date }) => date));
  return [...dates]
    .filter((date) => date >= today && date <= last)
    .sort()
    .map((date) => ({
      date,
      text: specialDayText(schedule, date),
      hours: hoursShown(hoursOfDay(schedule, 'working', date)),
    }));
};
