import type { KeptPage } from './kept-page';

/** In milliseconds: as long as an answer of the backend that is kept. */
const FRESH_FOR = 5000;

/** In milliseconds: so old a page may still go out while a newer one is being made. */
const KEPT_FOR = 30_000;

interface Entry {
  readonly page: KeptPage;
  readonly madeAt: number;
}

/** What is known of a page: nothing, or how it looked and whether that is new enough. */
export type Found = { readonly page: KeptPage; readonly isFresh: boolean } | null;

/** Pages by their keys, within a number of bytes; of more, those used longest ago go. */
export class PageStore {
  private readonly entries = new Map<string, Entry>();
  private size = 0;

  /** `limit` in bytes; `now` answers a running count of milliseconds. */
  constructor(
    private readonly limit: number,
    private readonly now: () => number,
  ) {}

  find(key: string): Found {
    const entry = this.entries.get(key);
    if (!entry) return null;
    const age = this.now() - entry.madeAt;
    if (age >= KEPT_FOR) {
      this.drop(key);
      return null;
    }
    // Once more at the end: the first is then the one used longest ago.
    this.entries.delete(key);
    this.entries.set(key, entry);
    return { page: entry.page, isFresh: age < FRESH_FOR };
  }

  keep(key: string, page: KeptPage): void {
    this.drop(key);
    if (page.size > this.limit) return;
    this.entries.set(key, { page, madeAt: this.now() });
    this.size += page.size;
    for (const oldest of this.entries.keys()) {
      if (this.size <= this.limit) return;
      this.drop(oldest);
    }
  }

  drop(key: string): void {
    const entry = this.entries.get(key);
    if (!entry) return;
    this.size -= entry.page.size;
    this.entries.delete(key);
  }

  /** In bytes. */
  get kept(): number {
    return this.size;
  }
}
