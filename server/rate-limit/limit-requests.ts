import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { callerNetwork } from '../../environment/network-of';
import type { Locales } from '../../src/domain/locale/locale-path';
import type { Environment } from '../config/environment';
import { apiError } from '../middleware/api-error';
import type { Metrics } from '../ops/metrics';
import { sendErrorPage } from '../ssr/plain-page';
import type { CountRequest } from './request-limiter';
import { countRequests } from './request-limiter';

interface RequestLimitDeps {
  readonly count: CountRequest;
  readonly metrics: Metrics;
  readonly locales: Locales;
  readonly i18nHandler: RequestHandler;
}

const isCall = ({ path }: Request): boolean => /^\/(api|session|sandbox)\//.test(path);

/**
 * Stops a network that asks for far more than people do, with a 429 that says until when; a page tries
 * again by itself. What is allowed of each call the backend decides.
 */
export const limitRequests =
  ({ count, metrics, locales, i18nHandler }: RequestLimitDeps): RequestHandler =>
  async (request, response, next) => {
    const wait = await count(callerNetwork(request));
    if (wait === null) {
      next();
      return;
    }
    metrics.limited.inc();
    const seconds = Math.max(1, Math.ceil(wait / 1000));
    if (isCall(request)) apiError(request, response, 'too_many', { seconds });
    else
      i18nHandler(request, response, () => {
        sendErrorPage(request, response, locales, 429, seconds);
      });
  };

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
