import { LRUCache } from 'lru-cache';
import type { IRateLimiterOptions, RateLimiterAbstract } from 'rate-limiter-flexible';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Network } from '../../environment/network-of';
import { SITE_FACTOR } from '../../environment/network-of';

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

/** Counts the requests of a network; answers the milliseconds it has to wait, or null. */
export type CountRequest = (network: Network) => Promise<number | null>;

/** A limit is for half a minute: after a pause half of a minute's requests may come at once. */
const WINDOW_SECONDS = 30;

const MAX_NETWORKS = 50_000;

const windowLimit = (scope: 'address' | 'site', perMinute: number) => ({
  keyPrefix: `shop:requests:${scope}`,
  points: Math.ceil((perMinute * WINDOW_SECONDS) / 60) * (scope === 'site' ? SITE_FACTOR : 1),
  duration: WINDOW_SECONDS,
});

export type WindowLimit = Readonly<ReturnType<typeof windowLimit>>;

export const memoryLimiter = (limit: WindowLimit): RateLimiterAbstract =>
  new BoundedMemoryLimiter({ ...limit, maxKeys: MAX_NETWORKS });

/** Milliseconds to wait; null for a request that may pass. */
const waitOf = async (limiter: RateLimiterAbstract, key: string): Promise<number | null> => {
  try {
    await limiter.consume(key);
    return null;
  } catch (rejection) {
    // By its documentation the library rejects with this where a limit is reached, else with an error.
    if (rejection instanceof RateLimiterRes) return rejection.msBeforeNext;
    throw rejection;
  }
};

/** Counts each request for its household, and for the site that the household belongs to. */
export const countRequests = (
  perMinute: number,
  limiterFor: (limit: WindowLimit) => RateLimiterAbstract = memoryLimiter,
): CountRequest => {
  const households = limiterFor(windowLimit('address', perMinute));
  const sites = limiterFor(windowLimit('site', perMinute));
  return async ({ address, site }) => {
    const wait = await waitOf(households, address);
    return wait ?? (site === null ? null : waitOf(sites, site));
  };
};
