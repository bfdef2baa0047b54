import type { Request, RequestHandler } from 'express';
import { callerNetwork } from '../../environment/network-of';
import type { Locales } from '../../src/domain/locale/locale-path';
import { apiError } from '../middleware/api-error';
import type { Metrics } from '../ops/metrics';
import { sendErrorPage } from '../ssr/plain-page';
import type { CountRequest } from './request-limiter';

interface RequestLimitDeps {
  readonly count: CountRequest;
  readonly metrics: Metrics;
  readonly locales: Locales;
  readonly giveTexts: RequestHandler;
}

const isCall = ({ path }: Request): boolean => /^\/(api|session|sandbox)\//.test(path);

/**
 * Stops a network that asks for far more than people do, with a 429 that says until when; a page tries
 * again by itself. What is allowed of each call the backend decides.
 */
export const limitRequests =
  ({ count, metrics, locales, giveTexts }: RequestLimitDeps): RequestHandler =>
  async (request, response, next) => {
    const wait = await count(callerNetwork(request));
    if (wait === null) {
      next();
      return;
    }
    metrics.limited.inc();
    const seconds = Math.max(1, Math.ceil(wait / 1000));
    if (isCall(request)) {
      apiError(request, response, 'too_many', { seconds });
      return;
    }
    giveTexts(request, response, () => {
      sendErrorPage(request, response, locales, 429, seconds);
    });
  };
