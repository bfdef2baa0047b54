import type { TFunction, i18n } from 'i18next';
import { LRUCache } from 'lru-cache';

/** In bytes, for each language; a text has about a hundred. */
const MAX_SIZE = 2 * 1024 * 1024;

/** In characters, of a key with its options: longer ones are none of the shop's own. */
const LONGEST_KEY = 200;

/**
 * The cache key of a text; null for one that is not cached. Options that are words, such as what a
 * visitor searched for, are never part of a key: strangers would fill the cache with what they typed.
 */
const cacheKeyOf = (key: unknown, options: unknown): string | null => {
  if (typeof key !== 'string' || key.length > LONGEST_KEY) return null;
  if (options === undefined) return key;
  if (typeof options !== 'object' || options === null) return null;
  if (!Object.values(options).every(Number.isFinite)) return null;
  const whole = key + JSON.stringify(options);
  return whole.length > LONGEST_KEY ? null : whole;
};

export interface CachedTexts {
  readonly texts: i18n;
  /** In bytes. */
  readonly size: () => number;
}

/**
 * Caches the texts of an instance, which never changes here, so that a text depends on nothing but its
 * key and its options. The library looks for plurals, contexts and nested texts each time.
 */
export const cacheTexts = (texts: i18n): CachedTexts => {
  const translate = texts.t.bind(texts);
  const cache = new LRUCache<string, string>({
    maxSize: MAX_SIZE,
    sizeCalculation: (text, key) => 2 * (key.length + text.length) + 1,
  });
  const cached = (key: unknown, options?: unknown): unknown => {
    const whole = cacheKeyOf(key, options);
    // The library's own signature knows every form of a call; they are passed on as they came.
    if (whole === null) return translate(key as never, options as never);
    const known = cache.get(whole);
    if (known !== undefined) return known;
    const text: unknown = translate(key as never, options as never);
    if (typeof text === 'string') cache.set(whole, text);
    return text;
  };
  texts.t = cached as TFunction;
  return { texts, size: () => cache.calculatedSize };
};
