import { DAY_END, clockTimeOf } from './clock-time';
import type { DayHours } from './opening-hours';

/** Hours in minutes after the 00:00 at which their day begins; `to` may lie in the next day. */
export interface HoursInMinutes {
  readonly from: number;
  readonly to: number;
}

/** Hours that end no later than they begin run past midnight. Rules 14.2. */
export const inMinutes = ({ from, to }: DayHours): HoursInMinutes => ({
  from,
  to: to > from ? to : to + DAY_END,
});

/** The earlier first, of those that begin together the shorter. */
export const inOrder = (hours: readonly HoursInMinutes[]): readonly HoursInMinutes[] =>
  [...hours].sort((a, b) => a.from - b.from || a.to - b.to);

/** The same as clock times; null where they would run past the time at which they began. */
const onTheClock = ({ from, to }: HoursInMinutes): DayHours | null => {
  const isOverNight = to > DAY_END;
  const opens = clockTimeOf(from);
  const closes = clockTimeOf(isOverNight ? to - DAY_END : to);
  if (opens === null || closes === null || (isOverNight && closes > opens)) return null;
  return { from: opens, to: closes };
};

/** Joins what overlaps or meets, as far as clock times can say it. */
const joined = (hours: readonly HoursInMinutes[]): readonly HoursInMinutes[] => {
  const result: HoursInMinutes[] = [];
  for (const next of inOrder(hours)) {
    const last = result.at(-1);
    const both = last &&
      next.from <= last.to && { from: last.from, to: Math.max(last.to, next.to) };
    if (both && onTheClock(both)) result[result.length - 1] = both;
    else result.push(next);
  }
  return result;
};

/**
 * Hours of one day as they are shown: in the order of the day, and what meets as one; hours from the
 * day's end to the day's end are none. Rules 14.2, 14.14.
 */
export const hoursShown = (hours: readonly DayHours[]): readonly DayHours[] =>
  joined(hours.map(inMinutes).filter(({ from, to }) => from < to)).flatMap(
    (span) => onTheClock(span) ?? [],
  );
