import type { Result } from '../result/result';
import { ok, refuse } from '../result/result';
import type { Instant } from './instant';
import type { LocalDate } from './local-date';

declare const zoneName: unique symbol;

/** A zone of the IANA tables, such as "Europe/Sofia", that this machine knows. Rules 14.1. */
export type TimeZone = string & { readonly [zoneName]: true };

// Every machine's tables have it, so the name needs no look into them.
/** The zone of Greenwich, without summer time: for want of a better one. */
export const UTC = 'UTC' as TimeZone;

export interface UnknownTimeZone {
  readonly kind: 'time_zone.unknown';
}

/** What clock and calendar of a zone show. */
export interface WallClock {
  readonly date: LocalDate;
  /** Minutes since the day's 00:00 as the clock on the wall counts them, 0 to 1439. */
  readonly minutes: number;
}

/** Making a format costs a hundred times what asking it does, and a shop has few zones. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Its words are never shown: only its figures are read. */
const LOCALE = 'en-GB';

/**
 * Has the machine read its table of languages, which otherwise the first question of the time does: it
 * takes a phone longer than all else of the answer, and can be done before.
 */
export const readyClocks = (): void => {
  Intl.DateTimeFormat.supportedLocalesOf(LOCALE);
};

const formatOf = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat(LOCALE, {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(zone, format);
  return format;
};

/** The zone with this name; refuses a name that the machine's tables do not have. Rules 14.1. */
export const timeZone = (name: string): Result<UnknownTimeZone, TimeZone> => {
  try {
    formatOf(name);
    // The machine's tables know the name: that is all the brand says.
    return ok(name as TimeZone);
  } catch {
    return refuse({ kind: 'time_zone.unknown' });
  }
};

/** What the clocks of a zone show at a moment. Rules 14.1. */
export const wallClockAt = (moment: Instant, zone: TimeZone): WallClock => {
  const shown = new Map(
    formatOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): string => shown.get(type) ?? '';
  return {
    // A calendar's own answer names a day that exists.
    date: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}` as LocalDate,
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  };
};

/** Which day it is in a zone at a moment. Rules 14.1. */
export const localDateAt = (moment: Instant, zone: TimeZone): LocalDate =>
  wallClockAt(moment, zone).date;
