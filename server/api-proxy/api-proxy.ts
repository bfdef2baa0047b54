import type { ClientRequest, IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Request, RequestHandler, Response } from 'express';
import type { RequestHandler as ProxyHandler } from 'http-proxy-middleware';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { hopHeaders } from '../middleware/hop-headers';
import { markRefusedSession, takeClosedSession } from '../session/answer-marks';
import { tokenOfRequest } from '../session/session-tokens';
import type { Breaker } from '../upstream/breaker';
import { callName } from '../ops/call-name';
import type { Metrics } from '../ops/metrics';
import { codeOfBody } from '../upstream/refusal-code';
import { keepAliveAgent } from '../upstream/keep-alive-agent';
import { headersOfAnswer } from './answer-headers';
import { apiUnreachable } from './api-error';
import { changesByGet } from './called-path';
import type { EventStreams } from './event-streams';
import { isEventStream } from './event-streams';

/** In milliseconds, for the backend to answer. */
const TIMEOUT = 15_000;

/** In milliseconds: live messages may be as far apart as their signs of life, 20 s, and a little more. */
const QUIET_STREAM = 45_000;

/** What a visitor says of himself to proxies, or must not say to the backend at all. */
const NOT_PASSED_ON = [
  'Authorization',
  'Cookie',
  'Connection',
  'Forwarded',
  'Proxy-Authorization',
  'X-Forwarded-Host',
  'X-Forwarded-Port',
  'X-Forwarded-Proto',
  'X-Real-IP',
  // By these some servers take a call for another than the one that was judged here.
  'X-HTTP-Method',
  'X-HTTP-Method-Override',
  'X-Method-Override',
  'X-Original-URL',
  'X-Rewrite-URL',
];

/** Sending a visitor elsewhere is not the backend's business. */
const isRedirect = ({ statusCode = 200 }: IncomingMessage): boolean =>
  statusCode >= 300 && statusCode < 400 && statusCode !== 304;

/** What proxies before the backend say of one that is away; a 503 may be about one thing alone. */
const GATEWAY_STATUSES = new Set([502, 504]);

/** When each call that is passed on came, on the running clock. */
const ASKED_AT = new WeakMap<IncomingMessage, number>();

const askedAt = (request: Request): number => ASKED_AT.get(request) ?? performance.now();

/** In bytes: the code of a refusal stands within the beginning of its body. */
const REFUSAL_START = 2000;

/** Counts an answer that passes through; of a refusal its code, which is read as it goes by. */
const countAnswer = (incoming: IncomingMessage, request: Request, metrics: Metrics): void => {
  const status = incoming.statusCode ?? 0;
  metrics.backendAnswered(
    callName(request.path),
    String(status),
    performance.now() - askedAt(request),
  );
  if (status < 400) return;
  let start = '';
  incoming.on('data', (piece: Buffer) => {
    if (start.length < REFUSAL_START) start += piece.toString('utf8');
  });
  incoming.once('end', () => {
    metrics.refused(status, codeOfBody(start));
  });
};

/** Leaves the backend nothing of the visitor but what names the call. */
const stripVisitor = (outgoing: ClientRequest, request: Request): void => {
  for (const name of NOT_PASSED_ON) outgoing.removeHeader(name);
  for (const [name, value] of Object.entries(hopHeaders(request))) {
    outgoing.setHeader(name, value);
  }
};

/** The storefront's own words where a call could not be passed on. */
const tellUnreachable = (error: Error, request: Request, response: Response | Socket): void => {
  request.log.warn({ err: error }, 'a call could not be passed on');
  // The types allow for a bare socket, which only upgraded connections have.
  if (!('headersSent' in response)) return;
  if (response.headersSent) {
    response.destroy();
    return;
  }
  apiUnreachable(request, response);
};

/** An answer that breaks off or stalls must not leave the visitor waiting for its end. */
const endWith = (incoming: IncomingMessage, request: Request, response: Response): void => {
  incoming.setTimeout(isEventStream(incoming) ? QUIET_STREAM : TIMEOUT, () => incoming.destroy());
  incoming.once('close', () => {
    // What the visitor has left, or was sent away from, is no fault of the backend.
    if (incoming.complete || response.writableEnded || response.destroyed) return;
    request.log.warn('an answer of the backend broke off');
    response.destroy();
  });
};

/** What is particular to one kind of call that is passed on. */
interface Passage {
  /** Before it goes; the visitor's own headers are gone by then. */
  readonly prepare?: (outgoing: ClientRequest, request: Request) => void;
  /** What of the answer may come back. */
  readonly admit: (incoming: IncomingMessage, request: Request, response: Response) => void;
  /** Hears of a call that brought no answer. */
  readonly lost?: () => void;
}

/** Passes requests on to the backend at the same path, without anything of the visitor's. */
export const passOn = (apiUrl: string, { prepare, admit, lost }: Passage): RequestHandler => {
  const proxy: ProxyHandler<Request, Response> = createProxyMiddleware<Request, Response>({
    target: apiUrl,
    changeOrigin: true,
    agent: keepAliveAgent(apiUrl),
    proxyTimeout: TIMEOUT,
    on: {
      proxyReq: (outgoing, request) => {
        stripVisitor(outgoing, request);
        prepare?.(outgoing, request);
      },
      proxyRes: (incoming, request, response) => {
        admit(incoming, request, response);
        endWith(incoming, request, response);
      },
      error: (error, request, response) => {
        // Whose visitor has gone says nothing of the backend.
        if (!request.destroyed || !response.destroyed) lost?.();
        tellUnreachable(error, request, response);
      },
    },
  });
  return (request, response, next) => {
    void proxy(request, response, next);
  };
};

/**
 * Passes calls on to the backend at the same path. The visitor's cookies stay here; the token among
 * them becomes the Authorization header, and whatever the browser sent as one is dropped.
 */
export const apiProxy = (
  apiUrl: string,
  breaker: Breaker,
  metrics: Metrics,
  eventStreams: EventStreams,
): RequestHandler => {
  const pass = passOn(apiUrl, {
    prepare: (outgoing, request) => {
      const token = tokenOfRequest(request);
      if (token !== null) outgoing.setHeader('Authorization', `Bearer ${token}`);
    },
    admit: (incoming, request, response) => {
      countAnswer(incoming, request, metrics);
      incoming.headers = headersOfAnswer(incoming.headers);
      if (isRedirect(incoming)) incoming.statusCode = 503;
      if (changesByGet(request)) incoming.headers['cache-control'] = 'no-store';
      markRefusedSession(incoming, request);
      takeClosedSession(incoming, request, response);
      if (isEventStream(incoming)) eventStreams.pass(incoming, response);
      if (GATEWAY_STATUSES.has(incoming.statusCode ?? 0)) breaker.failed();
      else breaker.succeeded();
    },
    lost: breaker.failed,
  });
  return (request, response, next) => {
    ASKED_AT.set(request, performance.now());
    if (breaker.admits()) pass(request, response, next);
    else apiUnreachable(request, response);
  };
};
