import type { Instant } from './instant';
import { HOUR, MINUTE, instant } from './instant';
import type { LocalDate } from './local-date';
import { utcMidnightOf } from './local-date';
import type { TimeZone } from './time-zone';

/** A moment at which the clocks of a zone are set. Offsets in minutes ahead of UTC. */
export interface OffsetChange {
  readonly at: Instant;
  readonly after: number;
}

/**
 * How far ahead of UTC a zone's clocks are over some days. Found once, it turns moments into local
 * times and back without asking the zone's tables again. Rules 14.1.
 */
export interface ZoneOffsets {
  /** Minutes ahead of UTC before the first change. */
  readonly initial: number;
  /** In the order of time. */
  readonly changes: readonly OffsetChange[];
  /** The moments they hold for: from the first on, until before the last. */
  readonly from: Instant;
  readonly until: Instant;
}

const DAY = 24 * HOUR;

/** No zone sets its clocks twice within a week, so that asking once a week misses nothing. */
const WEEK = 7 * DAY;

/** By how many minutes a zone's clocks are ahead of UTC at a moment; negative west of it. Rules 14.1. */
export const offsetMinutesAt = (moment: Instant, zone: TimeZone): number => {
  const { date, minutes } = zone.wallClockAt(moment);
  return utcMidnightOf(date) / MINUTE + minutes - Math.floor(moment / MINUTE);
};

/** The first whole minute with another offset than the earlier moment's; halves what lies between. */
const changeBetween = (earlier: number, later: number, zone: TimeZone): Instant => {
  const before = offsetMinutesAt(instant(earlier), zone);
  let [same, other] = [earlier, later];
  while (other - same > MINUTE) {
    const middle = same + Math.floor((other - same) / 2 / MINUTE) * MINUTE;
    if (offsetMinutesAt(instant(middle), zone) === before) same = middle;
    else other = middle;
  }
  return instant(other);
};

/**
 * The offsets of a zone over a number of days from a day on, as its own calendar counts them, and
 * two days on either side: no clock is further from UTC, not even where a day was left out.
 */
export const zoneOffsetsOver = (date: LocalDate, days: number, zone: TimeZone): ZoneOffsets => {
  const start = utcMidnightOf(date) - 2 * DAY;
  const end = start + (days + 4) * DAY;
  const initial = offsetMinutesAt(instant(start), zone);
  const changes: OffsetChange[] = [];
  let offset = initial;
  for (let from = start; from < end; from += WEEK) {
    const to = Math.min(from + WEEK, end);
    const after = offsetMinutesAt(instant(to), zone);
    if (after !== offset) changes.push({ at: changeBetween(from, to, zone), after });
    offset = after;
  }
  return { initial, changes, from: instant(start), until: instant(end) };
};

/** The offset in minutes at a moment of the days that the offsets were found for. */
export const offsetMinutesIn = ({ initial, changes }: ZoneOffsets, moment: number): number =>
  changes.reduce((offset, change) => (moment >= change.at ? change.after : offset), initial);
