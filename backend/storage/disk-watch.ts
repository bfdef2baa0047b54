import { errorCode } from './error-code';

/** What SQLite and PostgreSQL say when nothing more fits on their disk. */
const CODE = /^(SQLITE_FULL|SQLITE_IOERR_(WRITE|SHMSIZE)|53100)$/;

/**
 * In milliseconds, longer than a measurement takes to come round (15 s). Small changes may still find
 * room between two that do not: one ends it only when none was refused for that long.
 */
const FULL_AT_LEAST_MS = 20_000;

/** In milliseconds: after that it is tried again, as no change comes while the backend is out of service. */
const UNTRIED_FOR_MS = 60_000;

/** Orders need some of it at once: what SQLite writes beside its file before it folds it in. */
const MIN_FREE_BYTES = 4 * 1024 * 1024;

/** Returns whether what was thrown says that the disk of the database is full. */
export const isDiskFull = (error: unknown): boolean => CODE.test(errorCode(error));

/**
 * Knows from the database's own words whether its disk is full, as it may be on another machine; and
 * from the room that is left where the disk is ours, before anybody is refused.
 */
export class DiskWatch {
  private fullAt = Number.NEGATIVE_INFINITY;
  private wasReported = false;
  private isLow = false;
  private changed: (isFull: boolean) => void = () => undefined;

  /** `freeBytes` returns the room on the disk; null where nobody here can know. */
  constructor(
    private readonly freeBytes: () => Promise<number | null> = () => Promise.resolve(null),
  ) {}

  /** Hears each query that the database has refused. */
  refused(error: unknown): void {
    if (!isDiskFull(error)) return;
    this.fullAt = performance.now();
    this.tell(true);
  }

  /** Called after each committed change. */
  accepted(): void {
    if (!this.isLow && this.sinceFullMs() >= FULL_AT_LEAST_MS) this.tell(false);
  }

  /** Returns whether changes find no room, by what is left of it now where that is known. */
  async isFull(): Promise<boolean> {
    const wasLow = this.isLow;
    this.isLow = ((await this.freeBytes()) ?? Infinity) < MIN_FREE_BYTES;
    if (this.isLow) this.tell(true);
    // A limit that is not the disk's own, such as a quota, only shows in refusals: those count on.
    else if (wasLow) {
      this.fullAt = Number.NEGATIVE_INFINITY;
      this.tell(false);
    }
    return this.isLow || (this.wasReported && this.sinceFullMs() < UNTRIED_FOR_MS);
  }

  /** Calls `changed` when the disk is found full, and when it has taken a change again. */
  onChange(changed: (isFull: boolean) => void): void {
    this.changed = changed;
  }

  private sinceFullMs(): number {
    return performance.now() - this.fullAt;
  }

  private tell(isFull: boolean): void {
    if (this.wasReported === isFull) return;
    this.wasReported = isFull;
    this.changed(isFull);
  }
}
