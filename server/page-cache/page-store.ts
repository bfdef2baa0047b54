import { RecentlyUsed } from '../memory/recently-used';
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
  private readonly entries: RecentlyUsed<Entry>;

  /** `limit` in bytes; `now` answers a running count of milliseconds. */
  constructor(
    limit: number,
    private readonly now: () => number,
  ) {
    this.entries = new RecentlyUsed(limit);
  }

  find(key: string): Found {
    const entry = this.entries.find(key);
    if (!entry) return null;
    const age = this.now() - entry.madeAt;
    if (age >= KEPT_FOR) {
      this.drop(key);
      return null;
    }
    return { page: entry.page, isFresh: age < FRESH_FOR };
  }

  keep(key: string, page: KeptPage): void {
    this.entries.keep(key, { page, madeAt: this.now() }, page.size);
  }

  drop(key: string): void {
    this.entries.drop(key);
  }

  /** In bytes. */
  get kept(): number {
    return this.entries.size;
  }
}
