import type { Logger } from 'pino';
import type { Environment } from '../config/environment';
import type { CountRequest } from './request-limiter';
import { countRequests } from './request-limiter';

export interface RequestLimiter {
  readonly count: CountRequest;
  readonly close: () => void;
}

/** Counts in Redis where there is one, else in this process. */
export const openRequestLimiter = async (
  { requestsPerMinute, redisUrl }: Pick<Environment, 'requestsPerMinute' | 'redisUrl'>,
  log: Logger,
): Promise<RequestLimiter> => {
  if (redisUrl === null || requestsPerMinute === 0)
    return { count: countRequests(requestsPerMinute), close: () => undefined };
  // A large library, which a storefront without Redis does not load.
  const { redisLimiting } = await import('./redis-limiter');
  const { limiterFor, close } = redisLimiting(redisUrl, log);
  return { count: countRequests(requestsPerMinute, limiterFor), close };
};
