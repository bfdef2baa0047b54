import type { Instant } from './instant';
import { MINUTE, instant } from './instant';
import type { LocalDate } from './local-date';
import { dateOfUtc, utcMidnightOf } from './local-date';
import type { TimeZone, WallClock } from './time-zone';
import type { ZoneOffsets } from './zone-offsets';
import { offsetMinutesIn, zoneOffsetsOver } from './zone-offsets';

/** Milliseconds that a clock set to UTC would count when it shows a local time. */
const asUtc = (date: LocalDate, minutes: number): number => utcMidnightOf(date) + minutes * MINUTE;

/** As `instantsOf`, with offsets that are known already. Rules 14.1. */
export const instantsIn = (
  offsets: ZoneOffsets,
  date: LocalDate,
  minutes: number,
): readonly Instant[] => {
  const possible = new Set([offsets.initial, ...offsets.changes.map(({ after }) => after)]);
  return [...possible]
    .map((offset) => ({ offset, moment: asUtc(date, minutes) - offset * MINUTE }))
    .filter(({ offset, moment }) => offsetMinutesIn(offsets, moment) === offset)
    .map(({ moment }) => instant(moment))
    .sort((a, b) => a - b);
};

/**
 * The moments at which the clocks of a zone show a time of a day, `minutes` after its 00:00 (1440
 * is the next day's 00:00): usually one, none in an hour that is left out, two, the earlier first,
 * in one that comes twice. Rules 14.1, 14.8.
 */
export const instantsOf = (date: LocalDate, minutes: number, zone: TimeZone): readonly Instant[] =>
  instantsIn(zoneOffsetsOver(date, 1 + Math.ceil(minutes / 1440), zone), date, minutes);

/**
 * The first moment at which the clocks show a time of a day or are already past it: there is always
 * one. A time that is left out begins when the clocks jump over it, one that comes twice begins the
 * first time. Rules 14.8.
 */
export const momentReached = (offsets: ZoneOffsets, date: LocalDate, minutes: number): Instant => {
  const local = asUtc(date, minutes);
  return instant(
    offsets.changes.reduce(
      (moment, { at, after }) => (moment < at ? moment : Math.max(at, local - after * MINUTE)),
      local - offsets.initial * MINUTE,
    ),
  );
};

/** The moment at which a day begins by the clocks of a zone. Rules 14.1, 14.8. */
export const startOfDay = (date: LocalDate, zone: TimeZone): Instant =>
  momentReached(zoneOffsetsOver(date, 1, zone), date, 0);

/** Returns what the clocks show at a moment of the days that the offsets were found for. Rules 14.1. */
export const wallClockIn = (offsets: ZoneOffsets, moment: Instant): WallClock => {
  const shown = moment + offsetMinutesIn(offsets, moment) * MINUTE;
  const date = dateOfUtc(shown);
  return { date, minutes: Math.floor((shown - utcMidnightOf(date)) / MINUTE) };
};

/** A zone that reads its own tables only for moments outside of the known offsets. Rules 14.1. */
export const zoneWithOffsets = (zone: TimeZone, known: ZoneOffsets): TimeZone => ({
  name: zone.name,
  wallClockAt: (moment) =>
    moment >= known.from && moment < known.until
      ? wallClockIn(known, moment)
      : zone.wallClockAt(moment),
});
