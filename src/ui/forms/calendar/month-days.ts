import type { LocalDate } from '../../../domain/time/local-date';
import {
  addDays,
  isLeapYear,
  localDate,
  partsOfDate,
  weekdayOf,
} from '../../../domain/time/local-date';

/** The days that may be chosen, both ends included. */
export interface DayRange {
  readonly earliest: LocalDate;
  readonly latest: LocalDate;
}

const DAYS_OF_WEEK = 7;
/** As many as the longest month can touch, so that all months are as high as each other. */
const WEEKS = 6;
const MONTHS = 12;
const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const lengthOf = (year: number, month: number): number =>
  month === 2 && isLeapYear(year) ? 29 : (MONTH_LENGTHS[month - 1] ?? 0);

/** The day of this range that is closest. */
export const dayWithin = (day: LocalDate, { earliest, latest }: DayRange): LocalDate => {
  if (day < earliest) return earliest;
  return day > latest ? latest : day;
};

/** The same day of another month, given by its year and a number from 1 on; the last day of a shorter one. */
export const dayInMonth = (day: LocalDate, year: number, month: number): LocalDate => {
  const moved = localDate({
    year,
    month,
    day: Math.min(partsOfDate(day).day, lengthOf(year, month)),
  });
  // Beyond the years that a calendar has there is nothing to move to.
  return moved.ok ? moved.value : day;
};

/** The same day so many months later, or earlier for a negative count; the last day of a shorter month. */
export const addMonths = (day: LocalDate, months: number): LocalDate => {
  const { year, month } = partsOfDate(day);
  const index = year * MONTHS + month - 1 + months;
  return dayInMonth(day, Math.floor(index / MONTHS), (index % MONTHS) + 1);
};

/** The Monday of a day's week. */
export const startOfWeek = (day: LocalDate): LocalDate => addDays(day, 1 - weekdayOf(day));

/** The Sunday of a day's week. */
export const endOfWeek = (day: LocalDate): LocalDate => addDays(day, DAYS_OF_WEEK - weekdayOf(day));

/** The weeks of a day's month, Monday first, six of them; null for days of other months. */
export const weeksOfMonth = (day: LocalDate): readonly (readonly (LocalDate | null)[])[] => {
  const first = startOfWeek(addDays(day, 1 - partsOfDate(day).day));
  const isOfMonth = (date: LocalDate): boolean => date.slice(0, 7) === day.slice(0, 7);
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: DAYS_OF_WEEK }, (__, weekday) => {
      const date = addDays(first, week * DAYS_OF_WEEK + weekday);
      return isOfMonth(date) ? date : null;
    }),
  );
};
