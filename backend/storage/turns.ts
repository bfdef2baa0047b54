/** Lets one at a time do something, in the order of asking. */
export class Turns {
  private readonly waiting: (() => void)[] = [];
  private isTaken = false;

  /** Resolves when it is the caller's turn, which lasts until `pass`. */
  take(): Promise<void> {
    if (!this.isTaken) {
      this.isTaken = true;
      return Promise.resolve();
    }
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  pass(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.isTaken = false;
  }
}
