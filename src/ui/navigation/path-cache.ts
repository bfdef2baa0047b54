/** With paths of 500 characters less than half a megabyte; strangers ask for as many as they like. */
const MAX_ENTRIES = 200;

/**
 * LRU cache of what was found under paths, bounded by their number and their length. Not `lru-cache`,
 * which would be 6 kB of script before a page is hydrated.
 */
export class PathCache<A> {
  private readonly entries = new Map<string, { readonly found: A }>();

  /** `maxLength` in characters: a longer path is looked up each time. */
  constructor(private readonly maxLength: number) {}

  get size(): number {
    return this.entries.size;
  }

  get(path: string, find: () => A): A {
    if (path.length > this.maxLength) return find();
    const entry = this.entries.get(path) ?? { found: find() };
    // Last again: the first one is then the one used longest ago.
    this.entries.delete(path);
    this.entries.set(path, entry);
    const [oldest] = this.entries.keys();
    if (this.entries.size > MAX_ENTRIES && oldest !== undefined) this.entries.delete(oldest);
    return entry.found;
  }
}
