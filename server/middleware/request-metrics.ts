import type { Request, RequestHandler } from 'express';
import type { Metrics } from '../ops/metrics';

/** What is served beside pages, by the beginning of its path. */
const SERVED = /^\/(api|assets|media|sandbox|session)(?=\/|$)/;

const routeOf = ({ originalUrl }: Request, page: string | undefined): string =>
  page ?? SERVED.exec(originalUrl)?.[1] ?? 'other';

/** Counts each answer once it has ended, by kind and never by address. */
export const requestMetrics =
  (metrics: Metrics): RequestHandler =>
  (request, response, next) => {
    const since = performance.now();
    response.once('close', () => {
      metrics.requestEnded(
        routeOf(request, response.locals.route),
        request.method,
        response.statusCode,
        performance.now() - since,
      );
    });
    next();
  };
