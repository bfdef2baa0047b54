import type { Result } from '../result/result';
import { refuse } from '../result/result';
import type { LocalDate } from '../time/local-date';
import { localDate, partsOfDate, utcMidnightOf } from '../time/local-date';

export interface UnknownBirthday {
  readonly kind: 'birthday.unknown_date';
}

const orUnknown = (date: Result<unknown, LocalDate>): Result<UnknownBirthday, LocalDate> =>
  date.ok ? date : refuse({ kind: 'birthday.unknown_date' });

/** A birthday as it travels: seconds since 1970-01-01 to its midnight UTC, wherever it was picked. Rules 19.3. */
export const secondsOfBirthday = (birthday: LocalDate): number => utcMidnightOf(birthday) / 1000;

/**
 * The birthday that travelled as seconds since 1970-01-01, read by the calendar of UTC wherever it
 * is shown. Refuses a number that no day of the years 1 to 9999 has. Rules 19.3.
 */
export const birthdayOfSeconds = (seconds: number): Result<UnknownBirthday, LocalDate> => {
  const date = new Date(seconds * 1000);
  return orUnknown(
    localDate({
      year: date.getUTCFullYear(),
      month: date.getUTCMonth() + 1,
      day: date.getUTCDate(),
    }),
  );
};

/** A birthday as customers read it: 25.03.1990. Rules 19.3. */
export const showBirthday = (birthday: LocalDate): string =>
  birthday.split('-').reverse().join('.');

/** The day that a text such as 25.03.1990 names, and no other spelling of it. Rules 19.3. */
export const readShownBirthday = (text: string): Result<UnknownBirthday, LocalDate> => {
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text.trim()) ?? [];
  return orUnknown(localDate({ year: Number(year), month: Number(month), day: Number(day) }));
};

const PICKED_AGE = 18;

/**
 * The day at which a picker opens: 18 years ago. `today` is the day in the city's zone. Rules 19.3.
 */
export const birthdayToPick = (today: LocalDate): LocalDate => {
  const { year, month, day } = partsOfDate(today);
  // 18 years before a leap year there was none.
  const lastDay = month === 2 ? 28 : 31;
  const date = localDate({ year: year - PICKED_AGE, month, day: Math.min(day, lastDay) });
  return date.ok ? date.value : today;
};
