import { LRUCache } from 'lru-cache';
import { CACHED } from '../../src/infrastructure/http/backend-response-cache';
import type { CachedPage, RenderedPage } from './cached-page';
import { compressPage } from './cached-page';

/** In bytes, of all pages in all their encodings. */
const MAX_SIZE = 64_000_000;

/** In bytes; a larger page is not cached. */
const MAX_PAGE_SIZE = 8_000_000;

/** In milliseconds: as long as a cached answer of the backend. */
const FRESH_FOR = CACHED.freshFor;

/**
 * In milliseconds: so old a page may still go out while it is revalidated. With the age of the answers
 * that it was made of, an import is seen within ten seconds.
 */
const STALE_UNTIL = 6000;

/** In milliseconds: so old a page may be that stands in for one that fails. */
export const STALE_IF_ERROR_UNTIL = 30_000;

/** LRU cache of compressed pages, bounded by their total size. */
export class CachedPages {
  private readonly pages = new LRUCache<string, CachedPage>({
    maxSize: MAX_SIZE,
    maxEntrySize: MAX_PAGE_SIZE,
    sizeCalculation: ({ size }, key) => size + key.length,
    ttl: STALE_IF_ERROR_UNTIL,
  });

  /** Also a page that is too old for anything but an error. */
  get(key: string): CachedPage | undefined {
    return this.pages.get(key);
  }

  isFresh(key: string): boolean {
    return this.isYounger(key, FRESH_FOR);
  }

  /** Whether the page may go out while it is revalidated. */
  isStaleWhileRevalidate(key: string): boolean {
    return this.isYounger(key, STALE_UNTIL);
  }

  async store(key: string, page: RenderedPage): Promise<void> {
    this.pages.set(key, await compressPage(page));
  }

  drop(key: string): void {
    this.pages.delete(key);
  }

  private isYounger(key: string, age: number): boolean {
    return this.pages.getRemainingTTL(key) > STALE_IF_ERROR_UNTIL - age;
  }
}
