import type { Result } from '../../src/domain';
import { ok } from '../../src/domain';
import { readClockTime } from '../../src/domain/schedule/clock-time';
import { readIsoMoment } from '../../src/domain/time/iso-moment';
import type { Until } from '../city/until';
import { nextTime } from '../city/until';
import { usageError } from './command';

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
