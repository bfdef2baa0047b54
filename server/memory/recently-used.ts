/** What was kept under names, within a size; of more, what was used longest ago goes. */
export class RecentlyUsed<Kept extends NonNullable<unknown> | null> {
  private readonly entries = new Map<string, { readonly kept: Kept; readonly size: number }>();
  private sum = 0;

  /** `limit` in whatever the sizes count. */
  constructor(private readonly limit: number) {}

  find(name: string): Kept | undefined {
    const entry = this.entries.get(name);
    if (!entry) return undefined;
    // Once more at the end: the first is then the one used longest ago.
    this.entries.delete(name);
    this.entries.set(name, entry);
    return entry.kept;
  }

  keep(name: string, kept: Kept, size: number): void {
    this.drop(name);
    if (size > this.limit) return;
    this.entries.set(name, { kept, size });
    this.sum += size;
    for (const oldest of this.entries.keys()) {
      if (this.sum <= this.limit) return;
      this.drop(oldest);
    }
  }

  drop(name: string): void {
    const entry = this.entries.get(name);
    if (!entry) return;
    this.sum -= entry.size;
    this.entries.delete(name);
  }

  /** All that is kept, in whatever the sizes count. */
  get size(): number {
    return this.sum;
  }
}
