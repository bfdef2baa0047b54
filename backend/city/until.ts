import type { Instant } from '../../src/domain/time/instant';
import { addDays } from '../../src/domain/time/local-date';
import { instantsOf } from '../../src/domain/time/local-moment';
import type { TimeZone } from '../../src/domain/time/time-zone';
import { localDateAt } from '../../src/domain/time/time-zone';

/** When something ends: at a moment that depends on when it is said, and on the city's clocks. */
export type Until = (now: Instant, zone: TimeZone) => Instant | null;

export const never: Until = () => null;

/** The next time that the clocks of the city show it, in minutes of the day. */
export const nextTime =
  (minutes: number): Until =>
  (now, zone) => {
    const today = localDateAt(now, zone);
    const moments = [0, 1, 2].flatMap((day) => instantsOf(addDays(today, day), minutes, zone));
    return moments.find((moment) => moment > now) ?? null;
  };

/** For today: until 05:00, when the last guests of the night have gone too. */
export const forToday = nextTime(5 * 60);
