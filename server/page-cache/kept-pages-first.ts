import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Express, Request } from 'express';
import type { Logger } from 'pino';
import { callerNetwork } from '../../environment/network-of';
import type { CountRequest } from '../rate-limit/request-limiter';
import { REQUEST_ID_HEADER, requestIdOf, writeRequestLine } from '../middleware/request-log';
import type { Metrics } from '../ops/metrics';
import type { Readiness } from '../ops/readiness';
import type { FoundAnswer, PageCache } from './page-cache';

export interface KeptPagesFirst {
  /** Answers everything else. */
  readonly app: Express;
  readonly cache: PageCache;
  readonly trustsProxy: boolean;
  /** Null where nobody is held back. */
  readonly countRequest: CountRequest | null;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly readiness: Readiness;
}

/**
 * Answers a request like one that was answered with a kept page before, in the same words and without
 * the chain of handlers, which would come to the same end at several times the cost. The guard against
 * floods, the log and the measurements are the chain's own. Whatever is new or unusual goes to the
 * chain: what is answered here is what was learned there.
 */
export const keptPagesFirst = ({
  app,
  cache,
  trustsProxy,
  countRequest,
  log,
  metrics,
  readiness,
}: KeptPagesFirst): RequestListener => {
  const send = (
    request: IncomingMessage,
    response: ServerResponse,
    { answer, route, isFresh }: FoundAnswer,
  ): void => {
    const id = requestIdOf(request, trustsProxy);
    const since = performance.now();
    response.once('close', () => {
      const took = performance.now() - since;
      metrics.requestEnded(route, 'GET', response.statusCode, took);
      writeRequestLine(log, id, request, response, took);
    });
    metrics.pageFound(isFresh ? 'hit' : 'stale');
    response.writeHead(200, [REQUEST_ID_HEADER, id, ...answer.headers]).end(answer.body);
  };

  return (request, response) => {
    // One that is about to end tells each visitor so.
    const found = readiness.isClosing() ? null : cache.find(request);
    if (found === null) {
      app(request, response);
    } else if (countRequest === null) {
      send(request, response, found);
    } else {
      // As Express does with each request: who asks is then what Express says.
      const asked = Object.setPrototypeOf(request, app.request) as Request;
      countRequest(callerNetwork(asked)).then(
        (wait) => {
          if (wait === null) send(request, response, found);
          else app(request, response);
        },
        () => {
          app(request, response);
        },
      );
    }
  };
};
