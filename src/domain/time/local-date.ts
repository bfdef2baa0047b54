import type { Result } from '../result/result';
import { ok, refuse } from '../result/result';

declare const localDateText: unique symbol;

/**
 * A day of the calendar, written "2026-11-27": no hour and no zone. Such texts compare as the days
 * do. Rules 14.1.
 */
export type LocalDate = string & { readonly [localDateText]: true };

export interface NoSuchDate {
  readonly kind: 'date.unknown';
}

/** Monday is 1, Sunday 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export interface YearMonthDay {
  readonly year: number;
  /** January is 1. */
  readonly month: number;
  readonly day: number;
}

const DAY = 86_400_000;

const padded = (value: number, length: number): string => String(value).padStart(length, '0');

const textOf = (date: Date): LocalDate =>
  // Built from a real date, so it names one.
  `${padded(date.getUTCFullYear(), 4)}-${padded(date.getUTCMonth() + 1, 2)}-${padded(date.getUTCDate(), 2)}` as LocalDate;

const midnightUtc = ({ year, month, day }: YearMonthDay): Date => {
  const date = new Date(0);
  // Date.UTC would read the years 0 to 99 as 1900 to 1999.
  date.setUTCFullYear(year, month - 1, day);
  return date;
};

/** The day with these numbers; refuses one that the calendar does not have, such as 30 February. */
export const localDate = (parts: YearMonthDay): Result<NoSuchDate, LocalDate> => {
  const date = midnightUtc(parts);
  const exists =
    parts.year >= 1 &&
    parts.year <= 9999 &&
    date.getUTCFullYear() === parts.year &&
    date.getUTCMonth() + 1 === parts.month &&
    date.getUTCDate() === parts.day;
  return exists ? ok(textOf(date)) : refuse({ kind: 'date.unknown' });
};

/** The day that a text such as "2026-11-27" names, and no other spelling of it. */
export const readLocalDate = (text: string): Result<NoSuchDate, LocalDate> => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  return localDate({ year: Number(year), month: Number(month), day: Number(day) });
};

/** The day that holds a moment where the clocks show UTC, given in milliseconds since 1970-01-01. */
export const dateOfUtc = (milliseconds: number): LocalDate => textOf(new Date(milliseconds));

/** A day's numbers. */
export const partsOfDate = (date: LocalDate): YearMonthDay => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
  day: Number(date.slice(8, 10)),
});

/** Milliseconds from 1970-01-01 to the day, both at midnight UTC. */
export const utcMidnightOf = (date: LocalDate): number => midnightUtc(partsOfDate(date)).getTime();

/** The day so many whole days later, or earlier for a negative count. */
export const addDays = (date: LocalDate, days: number): LocalDate =>
  dateOfUtc(utcMidnightOf(date) + days * DAY);

/** Returns how many days later the second day is; negative when it is earlier. */
export const daysBetween = (from: LocalDate, to: LocalDate): number =>
  Math.round((utcMidnightOf(to) - utcMidnightOf(from)) / DAY);

/** Returns which day of the week a day is. */
export const weekdayOf = (date: LocalDate): Weekday => {
  const sundayFirst = new Date(utcMidnightOf(date)).getUTCDay();
  // The remainder is a weekday by construction.
  return (sundayFirst === 0 ? 7 : sundayFirst) as Weekday;
};

/** Returns whether a year has a 29 February. */
export const isLeapYear = (year: number): boolean =>
  (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
