import type { Result } from '../result/result';
import { ok, refuse } from '../result/result';
import type { Instant } from './instant';
import { MINUTE } from './instant';
import type { LocalDate } from './local-date';
import { dateOfUtc, utcMidnightOf } from './local-date';

/** What clock and calendar of a zone show. */
export interface WallClock {
  readonly date: LocalDate;
  /** Minutes since the day's 00:00 as the clock on the wall counts them, 0 to 1439. */
  readonly minutes: number;
}

/** A zone of the IANA tables, such as "Europe/Sofia", that this machine knows. Rules 14.1. */
export interface TimeZone {
  readonly name: string;
  /** Returns what the clocks of the zone show at a moment. */
  readonly wallClockAt: (moment: Instant) => WallClock;
}

/** The zone of Greenwich, without summer time: for want of a better one. */
export const UTC: TimeZone = {
  name: 'UTC',
  wallClockAt: (moment) => {
    const date = dateOfUtc(moment);
    return { date, minutes: Math.floor((moment - utcMidnightOf(date)) / MINUTE) };
  },
};

export interface UnknownTimeZone {
  readonly kind: 'time_zone.unknown';
}

const wallClockBy = (format: Intl.DateTimeFormat, moment: Instant): WallClock => {
  const shown = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes): string => shown.get(type) ?? '';
  return {
    // A calendar's own answer names a day that exists.
    date: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}` as LocalDate,
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  };
};

/**
 * The zone with this name; refuses a name that the machine's tables do not have. Making one costs a
 * hundred times what asking it does: callers make each once. Rules 14.1.
 */
export const timeZone = (name: string): Result<UnknownTimeZone, TimeZone> => {
  try {
    // Its words are never shown: only its figures are read.
    const format = new Intl.DateTimeFormat('en-GB', {
      timeZone: name,
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    return ok({ name, wallClockAt: (moment) => wallClockBy(format, moment) });
  } catch {
    return refuse({ kind: 'time_zone.unknown' });
  }
};

/** Returns which day it is in a zone at a moment. Rules 14.1. */
export const localDateAt = (moment: Instant, zone: TimeZone): LocalDate =>
  zone.wallClockAt(moment).date;
