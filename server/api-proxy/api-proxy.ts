import type { Request, RequestHandler, Response } from 'express';
import type { RequestHandler as ProxyHandler } from 'http-proxy-middleware';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { hopHeaders } from '../middleware/hop-headers';
import { tokenOfRequest } from '../middleware/visitor-cookies';
import { keepAliveAgent } from '../upstream/keep-alive-agent';
import { apiError } from './api-error';

/** In milliseconds, for the backend to answer. */
const TIMEOUT = 15_000;

/** In seconds. */
const RETRY_AFTER = '5';

/**
 * Passes calls on to the backend at the same path. The visitor's cookies stay here; the token among
 * them becomes the Authorization header, and whatever the browser sent as one is dropped.
 */
export const apiProxy = (apiUrl: string): RequestHandler => {
  const proxy: ProxyHandler<Request, Response> = createProxyMiddleware<Request, Response>({
    target: apiUrl,
    changeOrigin: true,
    agent: keepAliveAgent(apiUrl),
    proxyTimeout: TIMEOUT,
    on: {
      proxyReq: (outgoing, request) => {
        const token = tokenOfRequest(request);
        outgoing.removeHeader('Cookie');
        outgoing.removeHeader('Authorization');
        if (token !== null) outgoing.setHeader('Authorization', `Bearer ${token}`);
        for (const [name, value] of Object.entries(hopHeaders(request))) {
          outgoing.setHeader(name, value);
        }
      },
      proxyRes: (incoming) => {
        // The backend's word about its own connection says nothing about ours.
        delete incoming.headers['keep-alive'];
        delete incoming.headers['set-cookie'];
      },
      error: (error, request, response) => {
        request.log.warn({ err: error }, 'a call could not be passed on');
        // The types allow for a bare socket, which only upgraded connections have.
        if (!('headersSent' in response)) return;
        if (response.headersSent) {
          response.destroy();
          return;
        }
        response.set('Retry-After', RETRY_AFTER);
        apiError(request, response, 503, 'unreachable');
      },
    },
  });
  return (request, response, next) => {
    void proxy(request, response, next);
  };
};
