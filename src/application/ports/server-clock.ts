import type { Instant } from '../../domain/time/instant';
import { instant } from '../../domain/time/instant';

/** The present moment by the server's clock, since a device's own may be wrong or moved. Rules 14.15. */
export interface ServerClock {
  readonly now: () => Instant;
  /** Calls back each time the clock was put right; returns how to stop that. */
  readonly onSet: (listener: () => void) => () => void;
}

/** The clock of the machine itself, which on the server is right. */
export const OWN_CLOCK: ServerClock = {
  now: () => instant(Date.now()),
  onSet: () => () => undefined,
};
