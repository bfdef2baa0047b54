import type { LocalDate } from '../time/local-date';
import { addDays, isLeapYear, localDate, partsOfDate } from '../time/local-date';

/** The days around a birthday, both included. */
export interface BirthdayWindow {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** The birthday in one year: 28 February for who was born on the 29th and the year has none. Rules 11.1. */
const birthdayIn = (birthday: LocalDate, year: number): LocalDate | null => {
  const { month, day } = partsOfDate(birthday);
  const isMissing = month === 2 && day === 29 && !isLeapYear(year);
  const date = localDate({ year, month, day: isMissing ? 28 : day });
  return date.ok ? date.value : null;
};

/**
 * The three days around a birthday that a day is one of: the day before, the day, the day after,
 * also across the end of a year; null when it is none of them. Rules 11.1.
 */
export const birthdayWindow = (birthday: LocalDate, day: LocalDate): BirthdayWindow | null => {
  const { year } = partsOfDate(day);
  const windows = [year - 1, year, year + 1].flatMap((candidate) => {
    const date = birthdayIn(birthday, candidate);
    return date === null ? [] : [{ from: addDays(date, -1), to: addDays(date, 1) }];
  });
  return windows.find(({ from, to }) => from <= day && day <= to) ?? null;
};
