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

/** Whether what was thrown says that the disk of the database is full. */
export const isDiskFull = (error: unknown): boolean => CODE.test(errorCode(error));

/** Knows from the database's own words whether its disk is full: it may be on another machine. */
export class DiskWatch {
  private fullAt = Number.NEGATIVE_INFINITY;
  private wasTold = false;
  private changed: (isFull: boolean) => void = () => undefined;

  /** Hears each query that the database has refused. */
  refused(error: unknown): void {
    if (!isDiskFull(error)) return;
    this.fullAt = performance.now();
    this.tell(true);
  }

  /** Hears each change that the database has kept. */
  accepted(): void {
    if (this.sinceFullMs() >= FULL_AT_LEAST_MS) this.tell(false);
  }

  isFull(): boolean {
    return this.wasTold && this.sinceFullMs() < UNTRIED_FOR_MS;
  }

  /** Calls `changed` when the disk is found full, and when it has taken a change again. */
  onChange(changed: (isFull: boolean) => void): void {
    this.changed = changed;
  }

  private sinceFullMs(): number {
    return performance.now() - this.fullAt;
  }

  private tell(isFull: boolean): void {
    if (this.wasTold === isFull) return;
    this.wasTold = isFull;
    this.changed(isFull);
  }
}
