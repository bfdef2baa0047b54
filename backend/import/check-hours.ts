import { readClockTime } from '../../src/domain/schedule/clock-time';
import type { OpeningHours } from '../city/opening-hours';
import type { ImportProblem } from './import-failure';
import { warning } from './import-failure';

const DAY = 1_440;
const WEEK = 7 * DAY;

/** A span of the week, in minutes since its Monday; one that runs past its Sunday ends after the week. */
interface Span {
  readonly from: number;
  readonly to: number;
}

const minutesOf = (text: string): number => {
  const time = readClockTime(text);
  return time.ok ? time.value : 0;
};

const spansOf = ({ days, from, to }: OpeningHours[number]): Span[] =>
  days.map((day) => {
    const start = (day - 1) * DAY + minutesOf(from);
    const length = (minutesOf(to) - minutesOf(from) + DAY) % DAY || DAY;
    return { from: start, to: start + length };
  });

const overlap = (a: Span, b: Span): boolean =>
  [-WEEK, 0, WEEK].some((shift) => a.from < b.to + shift && b.from + shift < a.to);

/** Hours that repeat what earlier ones of the list say: hardly meant. */
export const checkHours = (path: string, hours: OpeningHours): ImportProblem[] =>
  hours.flatMap((entry, index) => {
    const earlier = hours.slice(0, index).flatMap(spansOf);
    return spansOf(entry).some((span) => earlier.some((other) => overlap(span, other)))
      ? [warning(`${path}[${String(index)}]`, 'overlaps hours before it')]
      : [];
  });
