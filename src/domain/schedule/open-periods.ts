import type { Instant } from '../time/instant';
import type { LocalDate } from '../time/local-date';
import { addDays } from '../time/local-date';
import { momentReached } from '../time/local-moment';
import type { ZoneOffsets } from '../time/zone-offsets';
import type { BranchSchedule, DayHours, HoursKind } from './opening-hours';
import { hoursOfDay } from './opening-hours';

/** From when to when a branch is open without a break; at `to` it is closed. Rules 14.2. */
export interface OpenPeriod {
  readonly from: Instant;
  readonly to: Instant;
}

const DAY_MINUTES = 1440;

const periodOf = (date: LocalDate, { from, to }: DayHours, offsets: ZoneOffsets): OpenPeriod => ({
  from: momentReached(offsets, date, from),
  to: momentReached(offsets, date, to > from ? to : to + DAY_MINUTES),
});

/** Joins what overlaps or touches, so that nothing is counted twice and midnight is no closing time. */
const joined = (periods: readonly OpenPeriod[]): readonly OpenPeriod[] => {
  const result: OpenPeriod[] = [];
  for (const period of [...periods].sort((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last && period.from <= last.to) {
      if (period.to > last.to) result[result.length - 1] = { from: last.from, to: period.to };
    } else result.push(period);
  }
  return result;
};

/**
 * Returns when a branch is open during the hours that begin on a number of days from a day on, in the order
 * of time. `offsets` are those of these days. Rules 14.2, 14.3, 14.8.
 */
export const openPeriods = (
  schedule: BranchSchedule,
  kind: HoursKind,
  first: LocalDate,
  days: number,
  offsets: ZoneOffsets,
): readonly OpenPeriod[] =>
  joined(
    Array.from({ length: days }, (_, day) => addDays(first, day)).flatMap((date) =>
      hoursOfDay(schedule, kind, date)
        .map((hours) => periodOf(date, hours, offsets))
        // Hours that lie within an hour the clocks leave out do not happen.
        .filter(({ from, to }) => from < to),
    ),
  );

/** The period that a moment lies in; undefined while closed. Rules 14.4. */
export const periodAt = (periods: readonly OpenPeriod[], moment: Instant): OpenPeriod | undefined =>
  periods.find(({ from, to }) => from <= moment && moment < to);
