import type { Logger } from 'pino';
import type { Environment } from '../config/environment';
import { countRequests } from './request-limiter';

/** Counts in Redis where there is one, else in this process. `isRedisUp` is null where there is none. */
export const openRequestLimiter = async (
  { requestsPerMinute, redisUrl }: Pick<Environment, 'requestsPerMinute' | 'redisUrl'>,
  log: Logger,
) => {
  if (redisUrl === null || requestsPerMinute === 0)
    return { count: countRequests(requestsPerMinute), isRedisUp: null, close: () => undefined };
  // A large library, which a storefront without Redis does not load.
  const { redisLimiting } = await import('./redis-limiter');
  const { limiterFor, isUp, close } = redisLimiting(redisUrl, log);
  return { count: countRequests(requestsPerMinute, limiterFor), isRedisUp: isUp, close };
};
