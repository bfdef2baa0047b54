import type { Logger } from 'pino';
import type { Environment } from '../config/environment';
import type { CountRequest } from './request-limiter';
import { countRequests } from './request-limiter';

export interface RequestLimiter {
  readonly count: CountRequest;
  /** Whether Redis answers; null where there is none. */
  readonly isRedisUp: (() => boolean) | null;
  readonly close: () => void;
}

/** Counts in Redis where there is one, else in this process. */
export const openRequestLimiter = async (
  { requestsPerMinute, redisUrl }: Pick<Environment, 'requestsPerMinute' | 'redisUrl'>,
  log: Logger,
): Promise<RequestLimiter> => {
  if (redisUrl === null || requestsPerMinute === 0)
    return { count: countRequests(requestsPerMinute), isRedisUp: null, close: () => undefined };
  // A large library, which a storefront without Redis does not load.
  const { redisLimiting } = await import('./redis-limiter');
  const { limiterFor, isUp, close } = redisLimiting(redisUrl, log);
  return { count: countRequests(requestsPerMinute, limiterFor), isRedisUp: isUp, close };
};
