interface Known {
  readonly heardAt: number;
  readonly thing: unknown;
}

export interface Remembering {
  /** In milliseconds: how long a thing is remembered; 0 for not at all. */
  readonly lasts: number;
  /** How many; of more, those heard of longest ago are forgotten. */
  readonly things: number;
}

/**
 * Things that every visitor is told alike, each by its own name: a backend that is away may be asked
 * for a choice of them that nobody has asked for before.
 */
export class KnownThings {
  /** Those heard of last at the end. */
  private readonly known = new Map<string, Known>();

  /** `now` answers a running count of milliseconds. */
  constructor(
    private readonly remembering: Remembering,
    private readonly now: () => number,
  ) {}

  /** `thing` is null for one that is no more. */
  learn(name: string, thing: unknown): void {
    if (this.remembering.lasts === 0) return;
    this.known.delete(name);
    this.known.set(name, { heardAt: this.now(), thing });
    const [oldest] = this.known.keys();
    if (this.known.size > this.remembering.things && oldest !== undefined)
      this.known.delete(oldest);
  }

  /** Those that there are of these names; null where of one it is not known. */
  findAll<A>(names: readonly string[]): readonly A[] | null {
    const found: A[] = [];
    for (const name of names) {
      const known = this.known.get(name);
      if (!known || this.now() - known.heardAt > this.remembering.lasts) return null;
      // Under one name there are only things of one kind.
      if (known.thing !== null) found.push(known.thing as A);
    }
    return found;
  }
}
