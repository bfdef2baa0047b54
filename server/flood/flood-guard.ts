import type { Request, RequestHandler } from 'express';
import { localePath } from '../../src/domain/locale/locale-path';
import type { Locales } from '../../src/domain/locale/locale-path';
import { apiError } from '../api-proxy/api-error';
import type { Metrics } from '../ops/metrics';
import { plainErrorPage } from '../ssr/plain-page';
import type { FloodCounter } from './flood-counter';
import { networkOf } from './network-of';

export interface FloodGuarding {
  readonly count: FloodCounter;
  readonly metrics: Metrics;
  readonly locales: Locales;
  readonly giveTexts: RequestHandler;
}

/** In milliseconds: how long whoever asks has to wait; null for a request that may pass. */
export const floodWait = (
  count: FloodCounter,
  { ip }: Pick<Request, 'ip'>,
): Promise<number | null> => count(networkOf(ip ?? ''));

const isCall = ({ path }: Request): boolean => /^\/(api|session|sandbox)\//.test(path);

/** Holds back whoever asks far more than people do; what is allowed of each call the backend says. */
export const floodGuard =
  ({ count, metrics, locales, giveTexts }: FloodGuarding): RequestHandler =>
  async (request, response, next) => {
    const wait = await floodWait(count, request);
    if (wait === null) {
      next();
      return;
    }
    metrics.floodHeld();
    response.set('Retry-After', String(Math.max(1, Math.ceil(wait / 1000))));
    if (isCall(request)) {
      apiError(request, response, 429, 'too_many');
      return;
    }
    giveTexts(request, response, () => {
      const { language, t } = request;
      response
        .status(429)
        .type('html')
        .set('Cache-Control', 'no-store')
        .send(plainErrorPage(429, language, localePath('/', language, locales), t));
    });
  };
