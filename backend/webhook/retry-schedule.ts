import { HOUR, MINUTE } from '../../src/domain/time/instant';

const SECOND = 1000;

/** In milliseconds, before the second attempt, the third and so on: about a day in all. */
const PAUSES: readonly number[] = [
  5 * SECOND,
  30 * SECOND,
  2 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
  HOUR,
  2 * HOUR,
  4 * HOUR,
  8 * HOUR,
  8 * HOUR,
];

/** In milliseconds, the pause after so many failed attempts; null when it was the last one. */
export const pauseAfter = (attempts: number): number | null => PAUSES[attempts - 1] ?? null;
