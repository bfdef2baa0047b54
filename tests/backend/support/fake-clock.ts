/** A clock that only moves when a test says so. */
export class FakeClock {
  private milliseconds: number;

  constructor(start = '2026-11-27T10:00:00Z') {
    this.milliseconds = Date.parse(start);
  }

  /** As the shop asks for the time. */
  readonly now = (): Date => new Date(this.milliseconds);

  advance(seconds: number): void {
    this.milliseconds += seconds * 1000;
  }
}
