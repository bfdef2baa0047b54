import type { Instant } from '../time/instant';
import { addMinutes, instant } from '../time/instant';
import type { OrderExpectedTime } from './delay-order';

/**
 * The expected time of an order that is accepted with so many minutes: its latest moment is that many
 * from now, and the span is as long as before, but begins no sooner than now. Rules 25.3.
 */
export const expectedIn = (
  { from, to, delayedBy }: OrderExpectedTime,
  minutes: number,
  now: Instant,
): OrderExpectedTime => {
  const latest = addMinutes(now, minutes);
  return { from: instant(Math.max(now, latest - (to - from))), to: latest, delayedBy };
};
