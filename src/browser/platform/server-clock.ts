import type { ServerClock } from '../../application/ports/server-clock';
import type { Instant } from '../../domain/time/instant';
import { instant } from '../../domain/time/instant';

/** In milliseconds: servers tell whole seconds, and an answer takes its time. */
const TOLERANCE = 2000;

/** What a browser tells time by, in milliseconds. */
interface DeviceTime {
  /** Since the page was opened; nobody can move it. */
  readonly elapsed: () => number;
  /** Since 1970, by a clock that may be wrong. */
  readonly device: () => number;
}

export interface SettableClock extends ServerClock {
  /** Sets the clock to a moment that the server reported when `elapsed` showed `at`. */
  readonly set: (moment: Instant, at?: number) => void;
}

/**
 * Begins with the device's clock, and counts on by lengths of time: from then on only the server sets
 * it. Differences within the precision of an answer leave it alone, so that no wait jumps.
 */
export const createServerClock = ({ elapsed, device }: DeviceTime): SettableClock => {
  let start = device() - elapsed();
  const listeners = new Set<() => void>();
  return {
    now: () => instant(Math.round(start + elapsed())),
    onSet: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    set: (moment, at = elapsed()) => {
      const reported = moment - at;
      if (Math.abs(reported - start) <= TOLERANCE) return;
      start = reported;
      for (const listener of listeners) listener();
    },
  };
};

/** Sets the clock by the page itself, which says when the server began to answer. */
export const setByPage = (clock: SettableClock, page: Performance): void => {
  // Of this one name all entries are of this kind.
  const [opened] = page.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const reported = opened?.serverTiming?.find(({ name }) => name === 'now');
  // A page out of the browser's cache tells when it was new; no duration is an entry of somebody else.
  if (!opened || !reported || reported.duration === 0 || opened.transferSize === 0) return;
  clock.set(instant(reported.duration), opened.requestStart);
};

/** What the storefront writes, alone or beside entries of proxies. */
const REPORTED = /(?:^|,)\s*now;dur=(\d{1,15})(?:\s*,|$)/;

/** Sets the clock by the headers of an answer, unless it comes from a cache. */
export const setByAnswer = (
  clock: SettableClock,
  { 'server-timing': timing, age }: Readonly<Record<string, unknown>>,
): void => {
  const [, reported] =
    typeof timing === 'string' && age === undefined ? (REPORTED.exec(timing) ?? []) : [];
  if (reported) clock.set(instant(Number(reported)));
};
