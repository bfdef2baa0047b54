import { useSyncExternalStore } from 'react';
import type { Instant } from '../../../src/domain/time/instant';
import { MINUTE } from '../../../src/domain/time/instant';
import { boardClock } from './board-clock';

/** Renders again only when what `read` makes of the moment is another. */
export const useClock = <Value extends string | number | boolean>(
  read: (now: Instant) => Value,
): Value => useSyncExternalStore(boardClock.subscribe, () => read(boardClock.now()));

/** Whole minutes since a moment; below zero before it. */
export const useMinutesSince = (moment: Instant): number =>
  useClock((now) => Math.floor((now - moment) / MINUTE));

/** Whole seconds until a moment; 0 once it is there. */
export const useSecondsUntil = (moment: Instant): number =>
  useClock((now) => Math.max(0, Math.ceil((moment - now) / 1000)));
