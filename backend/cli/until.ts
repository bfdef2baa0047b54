import type { Result } from '../../src/domain';
import { ok } from '../../src/domain';
import { readClockTime } from '../../src/domain/schedule/clock-time';
import type { Instant } from '../../src/domain/time/instant';
import { readIsoMoment } from '../../src/domain/time/iso-moment';
import { addDays } from '../../src/domain/time/local-date';
import { instantsOf } from '../../src/domain/time/local-moment';
import type { TimeZone } from '../../src/domain/time/time-zone';
import { localDateAt } from '../../src/domain/time/time-zone';
import { usageError } from './command';

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

/** Reads what stands after `--until`, for a command. */
export const readUntil = (command: string, text: string): Result<string, Until> => {
  const clock = readClockTime(text);
  if (clock.ok) return ok(nextTime(clock.value));
  const moment = readIsoMoment(text);
  return moment.ok
    ? ok(() => moment.value)
    : usageError(
        command,
        '--until takes a time such as 19:30, or a moment such as 2026-11-27T19:30:00+02:00',
      );
};
