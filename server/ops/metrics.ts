import type { Server } from 'node:http';
import type { Request, RequestHandler } from 'express';
import express from 'express';
import type { Logger } from 'pino';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { asksForEvents } from '../../environment/asks-for-events';
import { comesFromNear } from '../../environment/comes-from-near';

/** Fixed parts of the contract's paths; any other part is an id. */
const PATH_PARTS = new Set(
  (
    'domain settings navigation category mainscreen goods goodsById news promo page delivery search ' +
    'slots area cart calculate additionals address min purchase track attempts payment cancel events ' +
    'user fav viewed login logout sms-code otp link telegram orders referral bonuses ' +
    'staff session sessions accept refuse step delay undo audit stock ordering report'
  ).split(' '),
);

/** Deeper than any path of the contract. */
const DEEPEST = 7;

/** A call by its kind and not by what it asks for, so that there are few: `/domain/{}/goods/{}`. */
export const callName = (path: string): string => {
  const [plain = ''] = path.replace(/^\/api\/v1/, '').split('?');
  const parts = plain.split('/').slice(1, DEEPEST + 1);
  return `/${parts.map((part) => (PATH_PARTS.has(part) ? part : '{}')).join('/')}`;
};

/** The code in the body of a refusal, as text or parsed; null where there is none. */
export const codeOfBody = (body: unknown): string | null => {
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? null);
  return /"code"\s*:\s*"([a-z][\w.]{0,40})"/i.exec(text)?.[1] ?? null;
};

/** In seconds: what is good for a page or a call, what is slow, and what is given up. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.6, 5, 15];

/** The codes of refusals are the backend's: beyond this many the rest are counted as one. */
const MOST_CODES = 100;

/**
 * What the storefront counts, by names that operators and their dashboards know. `watchesProcess` adds
 * memory, processor and the lag of the event loop.
 */
export const createMetrics = (watchesProcess = false) => {
  const registry = new Registry();
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Counter({ name, help, labelNames, registers });
  const histogram = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Histogram({ name, help, labelNames, buckets: BUCKETS, registers });
  if (watchesProcess) collectDefaultMetrics({ register: registry, prefix: 'shop_' });
  const knownCodes = new Set<string>();
  const refusals = counter(
    'shop_backend_refusals_total',
    'Calls that the backend refused, by status and code',
    ['status', 'code'],
  );
  return {
    registry,
    running: new Gauge({
      name: 'shop_http_requests_running',
      help: 'Requests whose answer has not ended, by kind; event streams are of kind "stream"',
      labelNames: ['kind'],
      registers,
    }),
    requests: counter('shop_http_requests_total', 'Requests answered, by kind of page or call', [
      'route',
      'method',
      'status',
    ]),
    times: histogram('shop_http_request_seconds', 'From a request to the end of its answer', [
      'route',
    ]),
    renders: histogram(
      'shop_render_seconds',
      'Drawing the frame of a page, without what was asked for it',
      ['route'],
    ),
    /** hit, stale, miss, shared or bypass. */
    pages: counter('shop_page_cache_total', 'Pages asked for, by where they came from', ['result']),
    limited: counter(
      'shop_rate_limited_total',
      'Requests refused because too many came from one network',
    ),
    calls: histogram('shop_backend_call_seconds', 'Calls to the backend, by how they ended', [
      'call',
      'outcome',
    ]),
    answers: counter(
      'shop_backend_cache_total',
      'Backend responses that are the same for everybody, by how they were had',
      ['result'],
    ),
    misfits: counter(
      'shop_contract_misfits_total',
      'Answers of the backend that do not fit the contract',
      ['call'],
    ),
    /** The backend said no: by its code, or none. */
    refused: (status: number, code: string | null): void => {
      if (code !== null && knownCodes.size < MOST_CODES) knownCodes.add(code);
      refusals.inc({ status, code: code && !knownCodes.has(code) ? 'other' : (code ?? 'none') });
    },
    /** Asks whether something this instance needs is there, each time that measurements are read. */
    watch: (part: 'backend' | 'redis', isThere: () => Promise<boolean> | boolean): void => {
      new Gauge({
        name: `shop_${part}_up`,
        help: `1 while the ${part} answers, else 0`,
        registers,
        async collect() {
          this.set((await isThere()) ? 1 : 0);
        },
      });
    },
  };
};

export type Metrics = ReturnType<typeof createMetrics>;

/** What is served beside pages, by the beginning of its path. */
const SERVED = /^\/(api|assets|media|payment|sandbox|session)(?=\/|$)/;

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

/** Measurements on the shop's own port, which only callers from near see. */
export const metricsPage =
  ({ registry }: Metrics, isShown = comesFromNear): RequestHandler =>
  async (request, response, next) => {
    if (!isShown(request)) next();
    else
      response
        .set({ 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' })
        .send(await registry.metrics());
  };

/** Measurements on a port of their own, which is not to be opened to the world. */
export const serveMetrics = (metrics: Metrics, port: number, host: string, log: Logger): Server =>
  express()
    .disable('x-powered-by')
    .get(
      '/metrics',
      metricsPage(metrics, () => true),
    )
    .use((_, response) => void response.status(404).end())
    .listen(port, host)
    .on('error', (error) => {
      log.error({ err: error }, 'the measurements cannot be served');
    });
