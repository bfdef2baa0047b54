import type { Request, RequestHandler } from 'express';
import { asksForEvents } from '../../environment/asks-for-events';
import type { Metrics } from './metrics';

/** What is served beside pages, by the beginning of its path. */
const SERVED = /^\/(api|assets|media|sandbox|session)(?=\/|$)/;

const servedOf = ({ originalUrl }: Request): string | undefined => SERVED.exec(originalUrl)?.[1];

const routeOf = (request: Request, page: string | undefined): string =>
  page ?? servedOf(request) ?? 'other';

/** A stream runs as long as its page is open; everything else should end soon. */
const kindOf = (request: Request): string =>
  asksForEvents(request) ? 'stream' : (servedOf(request) ?? 'page');

/** Counts each request while it runs and each answer once it has ended, by kind and never by address. */
export const requestMetrics =
  (metrics: Metrics): RequestHandler =>
  (request, response, next) => {
    const since = performance.now();
    const end = metrics.requestBegan(kindOf(request));
    response.once('close', () => {
      end();
      metrics.requestEnded(
        routeOf(request, response.locals.route),
        request.method,
        response.statusCode,
        performance.now() - since,
      );
    });
    next();
  };
