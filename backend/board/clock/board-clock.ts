import type { Instant } from '../../../src/domain/time/instant';
import { instant } from '../../../src/domain/time/instant';

/** In milliseconds. */
const TICK = 1000;

/**
 * The one clock of the board: the device's, set by what the board is read with, since a
 * tablet's own may be wrong. Ticks every second while somebody listens.
 */
export class BoardClock {
  /** In milliseconds, how far the server is ahead of the device. */
  private ahead = 0;
  private readonly listeners = new Set<() => void>();
  private timer: number | null = null;

  constructor(private readonly deviceNow: () => number = () => Date.now()) {}

  readonly now = (): Instant => instant(this.deviceNow() + this.ahead);

  /** Takes over the time of an answer, which has whole seconds; what is nearer than that stays. */
  readonly setBy = (serverNow: Instant): void => {
    const ahead = serverNow + TICK / 2 - this.deviceNow();
    if (Math.abs(ahead - this.ahead) > 2 * TICK) this.ahead = ahead;
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    this.timer ??= window.setInterval(() => {
      for (const each of this.listeners) each();
    }, TICK);
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size > 0 || this.timer === null) return;
      window.clearInterval(this.timer);
      this.timer = null;
    };
  };
}

export const boardClock = new BoardClock();
