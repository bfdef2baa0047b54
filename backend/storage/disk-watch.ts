import { errorCode } from './error-code';

/** What SQLite and PostgreSQL say when nothing more fits on their disk. */
const CODE = /^(SQLITE_FULL|SQLITE_IOERR_(WRITE|SHMSIZE)|53100)$/;

/** In milliseconds: after that a disk that was full is tried again. */
const FULL_FOR_MS = 5_000;

/** Whether what was thrown says that the disk of the database is full. */
export const isDiskFull = (error: unknown): boolean => CODE.test(errorCode(error));

/** Knows from the database's own words whether its disk is full: it may be on another machine. */
export class DiskWatch {
  private fullAt = Number.NEGATIVE_INFINITY;
  private wasFull = false;
  private changed: (isFull: boolean) => void = () => undefined;

  /** Hears each query that the database has refused. */
  refused(error: unknown): void {
    if (!isDiskFull(error)) return;
    this.fullAt = performance.now();
    this.turn(true);
  }

  isFull(): boolean {
    this.turn(performance.now() - this.fullAt < FULL_FOR_MS);
    return this.wasFull;
  }

  /** Calls `changed` when the disk is found full, and when no change was refused for a while. */
  onChange(changed: (isFull: boolean) => void): void {
    this.changed = changed;
  }

  private turn(isFull: boolean): void {
    if (this.wasFull === isFull) return;
    this.wasFull = isFull;
    this.changed(isFull);
  }
}
