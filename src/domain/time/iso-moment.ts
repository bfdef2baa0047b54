import type { Result } from '../result/result';
import { ok, refuse } from '../result/result';
import type { Instant } from './instant';
import { MINUTE, instant } from './instant';
import { readLocalDate } from './local-date';
import type { TimeZone } from './time-zone';
import { offsetMinutesAt } from './zone-offsets';

export interface NoSuchMoment {
  readonly kind: 'moment.unknown';
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Minutes ahead of UTC as they are written, such as "+02:00" or "-03:30". Rules 14.1. */
export const offsetText = (minutes: number): string => {
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${twoDigits(Math.floor(size / 60))}:${twoDigits(size % 60)}`;
};

/** A moment as it travels, by the clocks of a zone and to the second: "2026-11-27T19:40:00+02:00". Rules 14.1. */
export const isoMoment = (moment: Instant, zone: TimeZone): string => {
  const offset = offsetMinutesAt(moment, zone);
  const local = new Date(moment + offset * MINUTE).toISOString();
  return `${local.slice(0, local.indexOf('.'))}${offsetText(offset)}`;
};

const WRITTEN =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;

/** What a moment is exact to; other programs write down more. */
const BEYOND_MILLISECONDS = /(\.\d{3})\d+/;

/** The moment that such a text names; it has to say its offset, or nobody knows which moment it is. Rules 14.1. */
export const readIsoMoment = (text: string): Result<NoSuchMoment, Instant> => {
  const [, date] = WRITTEN.exec(text) ?? [];
  // Date.parse would take 30 February for 2 March.
  if (date === undefined || !readLocalDate(date).ok) return refuse({ kind: 'moment.unknown' });
  return ok(instant(Date.parse(text.replace(BEYOND_MILLISECONDS, '$1'))));
};
