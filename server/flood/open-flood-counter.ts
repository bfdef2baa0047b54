import type { Logger } from 'pino';
import type { Environment } from '../config/environment';
import type { FloodLimit } from './bucket';
import type { RedisCounter } from './count-in-redis';
import { countInMemory } from './flood-counter';

/** Whoever comes after a pause may ask at once for as much as otherwise in half a minute. */
export const floodLimitOf = (perMinute: number): FloodLimit => ({
  perMinute,
  atOnce: Math.max(1, Math.ceil(perMinute / 2)),
});

/** Counts in Redis where there is one, else in this process. */
export const openFloodCounter = async (
  { requestsPerMinute, redisUrl }: Pick<Environment, 'requestsPerMinute' | 'redisUrl'>,
  log: Logger,
): Promise<RedisCounter> => {
  const limit = floodLimitOf(requestsPerMinute);
  const byItself = countInMemory(limit);
  if (redisUrl === null || requestsPerMinute === 0) {
    return { count: byItself, close: () => undefined };
  }
  // A large library, which a storefront without Redis need not read before it opens.
  const { countInRedis } = await import('./count-in-redis');
  return countInRedis(redisUrl, limit, byItself, log);
};
