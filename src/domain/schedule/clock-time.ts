import type { Result } from '../result/result';
import { ok, refuse } from '../result/result';

declare const minutesOfDay: unique symbol;

/** A time that opening hours name, in minutes after 00:00: 0 to 1440, where 1440 is the day's end. Rules 14.2. */
export type ClockTime = number & { readonly [minutesOfDay]: true };

export interface NoSuchClockTime {
  readonly kind: 'clock_time.unknown';
}

// Both are within the limits that `clockTimeOf` checks.
/** 00:00. */
export const DAY_START = 0 as ClockTime;
/** 24:00. */
export const DAY_END = (24 * 60) as ClockTime;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The time so many minutes after 00:00; null for a number that is no such time. Rules 14.2. */
export const clockTimeOf = (minutes: number): ClockTime | null =>
  Number.isInteger(minutes) && minutes >= 0 && minutes <= DAY_END
    ? // The brand has no run-time form; beside the two constants this is the one place that grants it.
      (minutes as ClockTime)
    : null;

/** The time that a text such as "09:30" names, and no other spelling of it; "24:00" is the day's end. Rules 14.2. */
export const readClockTime = (text: string): Result<NoSuchClockTime, ClockTime> => {
  const [, hours, minutes] = /^([01]\d|2[0-3]|24(?=:00)):([0-5]\d)$/.exec(text) ?? [];
  const time = clockTimeOf(Number(hours) * 60 + Number(minutes));
  return time === null ? refuse({ kind: 'clock_time.unknown' }) : ok(time);
};

/** Minutes after 00:00 as clocks show them: 570 is "09:30". Rules 14.2. */
export const clockTimeText = (minutes: number): string =>
  `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
