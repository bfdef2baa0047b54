declare const milliseconds: unique symbol;

/** A moment, in whole milliseconds since 1970-01-01 00:00 UTC. Where a clock stands there is a matter of the zone. Rules 14.1. */
export type Instant = number & { readonly [milliseconds]: true };

/** The furthest moment a date of the language can name. */
const FURTHEST = 8.64e15;

/** The moment that a count of milliseconds names; a fraction loses its end. Throws where no date reaches. */
export const instant = (millisecondsUtc: number): Instant => {
  const whole = Math.trunc(millisecondsUtc);
  if (!(Math.abs(whole) <= FURTHEST)) throw new RangeError('No such moment');
  // The brand has no run-time form; this is the one place that grants it.
  return whole as Instant;
};

/** In milliseconds, as all lengths of time here. */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** The moment so many minutes later, or earlier for a negative count. */
export const addMinutes = (moment: Instant, minutes: number): Instant =>
  instant(moment + minutes * MINUTE);
