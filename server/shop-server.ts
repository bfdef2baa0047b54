import compression from 'compression';
import type { ErrorRequestHandler, Express, RequestHandler } from 'express';
import express from 'express';
import expressStaticGzip from 'express-static-gzip';
import { handle } from 'i18next-http-middleware';
import type { CircuitBreakerPolicy } from 'cockatiel';
import type { Logger } from 'pino';
import { makeLoadAddressFinder } from '../src/infrastructure/maps/load-address-finder';
import { apiProxy } from './api-proxy/api-proxy';
import { boardProxy } from './api-proxy/board-proxy';
import type { EventStreams } from './ops/event-streams';
import { onlyPlainPaths, changeGuard, ownFormsOnly } from './api-proxy/change-guard';
import { paymentProxy } from './api-proxy/payment-proxy';
import { sandboxProxy } from './api-proxy/sandbox-proxy';
import type { Environment } from './config/environment';
import { createRequestContainer } from './container';
import { formRoutes } from './no-script/form-routes';
import { shopRedirects } from './redirects/shop-redirects';
import { apiError } from './middleware/api-error';
import { requestLimits } from './middleware/read-body';
import { requestMetrics, metricsPage } from './ops/metrics';
import { requestLog } from '../environment/request-log';
import { createRequestI18n } from './middleware/request-i18n';
import { securityHeaders } from './middleware/security-headers';
import type { Metrics } from './ops/metrics';
import type { Readiness } from './ops/readiness';
import { limitRequests } from './rate-limit/limit-requests';
import type { CountRequest } from './rate-limit/request-limiter';
import { responseCache } from './response-cache/response-cache';
import { seoFiles } from './seo/seo-files';
import { sessionRoutes } from './session/session-routes';
import { removeStrayCookies } from './session/session-cookie';
import type { Assets } from './ssr/assets';
import { RENDERING_LIMITS } from './ssr/limit-renderings';
import { createFragmentCache } from './ssr/fragment-cache';
import type { PageDeps } from './ssr/page-handler';
import { pageHandler } from './ssr/page-handler';
import { sendErrorPage } from './ssr/plain-page';
import { sharedPages } from './ssr/shared-pages';
import { createCircuit } from './upstream/backend-policy';
import type { ConnectionPools, PoolLimits } from './upstream/connection-pools';
import { createConnectionPools } from './upstream/connection-pools';
import { createHttpClient } from './upstream/http-client';
import type { BackendCacheLimits } from './upstream/lru-backend-response-cache';
import {
  LruBackendResponseCache,
  BACKEND_CACHE_LIMITS,
} from './upstream/lru-backend-response-cache';
import { problemLog } from './upstream/problem-log';
import type { SlotLimits } from './upstream/slots';
import { createSlots } from './upstream/slots';

interface ShopServerDeps {
  readonly environment: Environment;
  /** Ends streams that are passed on when this instance ends. */
  readonly eventStreams: EventStreams;
  readonly assets: Assets;
  /** Other than the usual for tests and benchmarks. */
  readonly backendCacheLimits?: BackendCacheLimits;
  readonly poolLimits?: Partial<PoolLimits>;
  readonly renderingLimits?: Partial<SlotLimits>;
  readonly readiness: Readiness;
  readonly metrics: Metrics;
  readonly countRequest: CountRequest;
  readonly log: Logger;
  /** In milliseconds, for all that a page asks of the backend. */
  readonly timeForCalls: number;
  /** Folders of the built files for the browser, of files served as they are, and of the texts. */
  readonly assetsFolder: string;
  readonly publicFolder: string;
  readonly localesFolder: string;
}

/** Files whose names change with their content, compressed when they were built. */
const builtFiles = (folder: string): RequestHandler =>
  expressStaticGzip(folder, {
    enableBrotli: true,
    orderPreference: ['br', 'gzip'],
    index: false,
    serveStatic: { immutable: true, maxAge: '1y', fallthrough: true },
  });

const leaveAfterAnswer =
  (readiness: Readiness): RequestHandler =>
  (_, response, next) => {
    if (readiness.isClosing()) response.set('Connection', 'close');
    next();
  };

/** An event stream is to be heard at once; a compressor would hold it back. */
const isCompressed: typeof compression.filter = (request, response) =>
  !String(response.getHeader('Content-Type')).startsWith('text/event-stream') &&
  compression.filter(request, response);

const onlyReads: RequestHandler = (request, response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') next();
  else response.status(405).set({ Allow: 'GET, HEAD', 'Cache-Control': 'no-store' }).end();
};

/** Tells pages what time it is, in milliseconds since 1970: a visitor's clock may be wrong. Rules 14.15. */
const tellTime: RequestHandler = (_, response, next) => {
  response.set('Server-Timing', `now;dur=${String(Date.now())}`);
  next();
};

/** A fault in the shop itself, before anything was sent: the plain error page. */
const faultHandler =
  (
    { environment: { locales } }: ShopServerDeps,
    i18nHandler: RequestHandler,
  ): ErrorRequestHandler =>
  (error: unknown, request, response, next) => {
    request.log.error({ err: error }, 'a request failed');
    if (response.headersSent) {
      next(error);
      return;
    }
    // What broke may have stood before the place where requests are given theirs.
    void i18nHandler(request, response, () => {
      sendErrorPage(request, response, locales, 500);
    });
  };

/** What answers about this instance, and the headers of every answer. */
const useOperations = (app: Express, parts: ShopServerDeps): void => {
  const { environment, readiness, log, metrics } = parts;
  app.use(leaveAfterAnswer(readiness), ...securityHeaders(environment));
  app.get('/healthz', (_, response) => {
    response.set('Cache-Control', 'no-store').json({ alive: true });
  });
  app.get('/readyz', readiness.handler);
  // On a port of its own it is not here as well.
  if (environment.metricsPort === null) app.get('/metrics', metricsPage(metrics));
  app.use(requestLog(log, environment.trustProxy > 0), requestMetrics(metrics));
};

const useFiles = (app: Express, { assetsFolder, publicFolder }: ShopServerDeps): void => {
  app.use('/assets', builtFiles(assetsFolder), (_, response) => {
    // It may be there in a moment, when a new version arrives: nobody should remember that it was not.
    response.status(404).set('Cache-Control', 'no-store').end();
  });
  app.use(express.static(publicFolder, { index: false, redirect: false, maxAge: '1h' }));
};

const useLimits = (app: Express, parts: ShopServerDeps, i18nHandler: RequestHandler): void => {
  app.use(requestLimits);
  const { requestsPerMinute, locales } = parts.environment;
  if (requestsPerMinute === 0) return;
  const { countRequest: count, metrics } = parts;
  const limited = limitRequests({ count, metrics, locales, i18nHandler });
  // Pictures come by the dozen, and cost little.
  app.use((request, response, next) =>
    request.path.startsWith('/media/') ? next() : limited(request, response, next),
  );
};

/** What is passed on to the backend. */
const useBackend = (
  app: Express,
  { environment, eventStreams, metrics }: ShopServerDeps,
  circuit: CircuitBreakerPolicy,
  pools: ConnectionPools,
): void => {
  const { apiUrl, fixedLoginCode, hasBoard, streamsPerNetwork } = environment;
  const backend = { apiUrl, circuit, metrics };
  // Sessions take no connection from pages.
  const http = createHttpClient(apiUrl, circuit, metrics);
  // Before everything that is passed on: the visitor's token goes along with it.
  app.use(['/api/v1', '/media'], onlyPlainPaths);
  app.use(['/api/v1', '/media', '/session'], changeGuard);
  app.use(sessionRoutes({ http, fixedLoginCode }, pools.calls.slots));
  // Staff have their session at the board alone: here its token would reach scripts.
  app.use('/api/v1/staff', (request, response) => {
    apiError(request, response, 'not_found');
  });
  const proxy = apiProxy({ ...backend, pools, eventStreams, streamsPerNetwork });
  app.all(/^\/(api\/v1|media)\//, proxy);
  if (hasBoard) {
    app.use('/board', onlyPlainPaths);
    app.use('/board/api', ownFormsOnly);
    app.all(/^\/board(\/|$)/, boardProxy({ ...backend, pools, eventStreams, streamsPerNetwork }));
  }
  app.use('/sandbox', onlyPlainPaths, ownFormsOnly);
  app.all(/^\/sandbox\//, sandboxProxy(backend, pools.calls));
  // A bank sends its customer back by a form of its own: no cookie goes along, and nothing in it is believed.
  app.use('/payment', onlyPlainPaths);
  app.all(/^\/payment\//, paymentProxy(backend, pools.calls));
};

/** The storefront, an Express application; what it needs of the outside comes in. */
export const createShopServer = (parts: ShopServerDeps): Express => {
  const { environment, metrics, log, timeForCalls } = parts;
  const { locales, apiUrl, callsPerNetwork: perNetwork } = environment;
  const circuit = createCircuit();
  const pools = createConnectionPools(apiUrl, { perNetwork, ...parts.poolLimits });
  const translations = createRequestI18n(parts.localesFolder, locales);
  const i18nHandler = handle(translations);
  const container = createRequestContainer(
    {
      http: createHttpClient(apiUrl, circuit, metrics),
      problems: problemLog(log, metrics),
      sharedCallTime: timeForCalls,
      loadAddressFinder: makeLoadAddressFinder(environment.setup.maps, () =>
        Promise.reject(new Error('The script of Google Maps runs in browsers alone')),
      ),
      backendCache: new LruBackendResponseCache(
        parts.backendCacheLimits ?? BACKEND_CACHE_LIMITS,
        () => performance.now(),
        (result) => {
          metrics.answers.inc({ result });
        },
      ),
    },
    locales,
  );
  const pageDeps: PageDeps = {
    ...parts,
    container,
    fragments: createFragmentCache(),
    slots: createSlots({ ...RENDERING_LIMITS, ...parts.renderingLimits }),
  };
  const makePage = pageHandler(pageDeps);
  const cache = environment.cachesPages
    ? responseCache({
        renderShared: sharedPages(pageDeps),
        metrics,
        locales,
        onError: (error) => {
          log.error({ err: error }, 'a page could not be rendered for the cache');
        },
      })
    : null;
  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.set('trust proxy', environment.trustProxy);

  useOperations(app, parts);
  useFiles(app, parts);
  useLimits(app, parts, i18nHandler);
  app.use(tellTime);
  if (cache) app.use(cache.serveFresh);
  app.use(removeStrayCookies);
  app.use(compression({ filter: isCompressed }));
  useBackend(app, parts, circuit, pools);
  app.use(seoFiles({ environment, container, translations }));
  app.use(shopRedirects(locales));
  app.use(i18nHandler);
  app.use(formRoutes(pageDeps, pools.calls.slots));
  app.use(onlyReads, ...(cache ? [cache.serveOrRender] : []), makePage);
  app.use(faultHandler(parts, i18nHandler));
  return app;
};
