import type { Request, RequestHandler } from 'express';
import { asksForEvents } from '../../environment/asks-for-events';
import type { Metrics } from './metrics';

/** What is served beside pages, by the beginning of its path. */
const SERVED = /^\/(api|assets|media|sandbox|session)(?=\/|$)/;

const servedOf = ({ originalUrl }: Request): string | undefined => SERVED.exec(originalUrl)?.[1];

/** A stream runs as long as its page is open; everything else should end soon. */
const kindOf = (request: Request): string =>
  asksForEvents(request) ? 'stream' : (servedOf(request) ?? 'page');

/** Anybody may make up more. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS']);

/** Counts each request while it runs and each answer once it has ended, by kind and never by address. */
export const requestMetrics =
  ({ running, requests, times }: Metrics): RequestHandler =>
  (request, response, next) => {
    const kind = kindOf(request);
    const method = METHODS.has(request.method) ? request.method : 'other';
    const end = times.startTimer();
    running.inc({ kind });
    response.once('close', () => {
      const route = response.locals.route ?? servedOf(request) ?? 'other';
      running.dec({ kind });
      requests.inc({ route, method, status: response.statusCode });
      end({ route });
    });
    next();
  };
