import { LRUCache } from 'lru-cache';
import type { IRateLimiterOptions, RateLimiterRes } from 'rate-limiter-flexible';
import { RateLimiterMemory } from 'rate-limiter-flexible';

/** Counts in the memory of this process, for at most `maxKeys` keys: of more, the one used longest ago is dropped. */
export class BoundedMemoryLimiter extends RateLimiterMemory {
  private readonly keys: LRUCache<string, true>;

  constructor({ maxKeys, ...options }: IRateLimiterOptions & { readonly maxKeys: number }) {
    super(options);
    this.keys = new LRUCache({
      // In place of `max`, which would reserve memory for all of them at once.
      maxSize: maxKeys,
      sizeCalculation: () => 1,
      dispose: (_, key, reason) => {
        if (reason === 'evict') void this.delete(key);
      },
    });
  }

  override consume(key: string | number, points?: number): Promise<RateLimiterRes> {
    this.keys.set(String(key), true);
    return super.consume(key, points);
  }
}
