import type { ClientRequest, IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Request, RequestHandler, Response } from 'express';
import type { RequestHandler as ProxyHandler } from 'http-proxy-middleware';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { hopHeaders } from '../middleware/hop-headers';
import { tokenOfRequest } from '../middleware/visitor-cookies';
import { keepAliveAgent } from '../upstream/keep-alive-agent';
import { apiError } from './api-error';

/** In milliseconds, for the backend to answer. */
const TIMEOUT = 15_000;

/** In milliseconds: live messages may be as far apart as their signs of life, 20 s, and a little more. */
const QUIET_STREAM = 45_000;

/** In seconds. */
const RETRY_AFTER = '5';

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
];

/** Of the backend's headers only those about the answer itself; the rest are the shop's to say. */
const OF_THE_ANSWER =
  /^(content-(type|length|encoding|language|range|disposition)|transfer-encoding|cache-control|etag|last-modified|vary|expires|age|accept-ranges|retry-after|x-request-id|x-accel-buffering|idempotent-replay|allow|date)$/;

const keepOwnHeaders = (incoming: IncomingMessage): void => {
  incoming.headers = Object.fromEntries(
    Object.entries(incoming.headers).filter(([name]) => OF_THE_ANSWER.test(name)),
  );
};

/** Sending a visitor elsewhere is not the backend's business. */
const isRedirect = ({ statusCode = 200 }: IncomingMessage): boolean =>
  statusCode >= 300 && statusCode < 400 && statusCode !== 304;

const isEventStream = ({ headers }: IncomingMessage): boolean =>
  /^text\/event-stream\b/.test(headers['content-type'] ?? '');

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
  response.set('Retry-After', RETRY_AFTER);
  apiError(request, response, 503, 'unreachable');
};

/** An answer that breaks off or stalls must not leave the visitor waiting for its end. */
const endWith = (incoming: IncomingMessage, request: Request, response: Response): void => {
  incoming.setTimeout(isEventStream(incoming) ? QUIET_STREAM : TIMEOUT, () => incoming.destroy());
  incoming.once('close', () => {
    if (incoming.complete) return;
    request.log.warn('an answer of the backend broke off');
    response.destroy();
  });
};

/** What is particular to one kind of call that is passed on. */
interface Passage {
  /** Before it goes; the visitor's own headers are gone by then. */
  readonly prepare?: (outgoing: ClientRequest, request: Request) => void;
  /** What of the answer may come back. */
  readonly admit: (incoming: IncomingMessage) => void;
}

/** Passes requests on to the backend at the same path, without anything of the visitor's. */
export const passOn = (apiUrl: string, { prepare, admit }: Passage): RequestHandler => {
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
        admit(incoming);
        endWith(incoming, request, response);
      },
      error: tellUnreachable,
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
export const apiProxy = (apiUrl: string): RequestHandler =>
  passOn(apiUrl, {
    prepare: (outgoing, request) => {
      const token = tokenOfRequest(request);
      if (token !== null) outgoing.setHeader('Authorization', `Bearer ${token}`);
    },
    admit: (incoming) => {
      keepOwnHeaders(incoming);
      if (isRedirect(incoming)) incoming.statusCode = 503;
    },
  });
