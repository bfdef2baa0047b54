import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import express from 'express';
import { pino } from 'pino';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { Store } from 'redux';
import { readEnvironment } from '../server/config/environment';
import { readTranslations } from '../server/middleware/request-i18n';
import { countRequests } from '../server/rate-limit/request-limiter';
import { createMetrics } from '../server/ops/metrics';
import { createReadiness } from '../server/ops/readiness';
import { createShopServer } from '../server/shop-server';
import { readAssets } from '../server/ssr/assets';
import { loadRequest } from '../server/ssr/load-request';
import { createHttpClient } from '../server/upstream/http-client';
import {
  LruBackendResponseCache,
  BACKEND_CACHE_LIMITS,
} from '../server/upstream/lru-backend-response-cache';
import { problemLog } from '../server/upstream/problem-log';
import { NO_OPTIONS } from '../src/domain/order/order-options';
import { NOTHING_SELECTED } from '../src/domain/delivery/delivery-selection';
import type { ShopState } from '../src/application/store/root-reducer';
import { createEventStreams } from '../server/ops/event-streams';
import { createRequestContainer } from '../server/container';
import { App } from '../src/ui/app/app';
import { moduleOf } from '../src/ui/app/page-modules';
import { locateRoute } from '../src/ui/navigation/route-table';
import { ShopProviders } from '../src/ui/app/shop-providers';
import { createI18n } from '../src/ui/i18n/create-i18n';

/**
 * The shop and, in the same process, its floor: the same tree with the same state, rendered by a
 * bare `renderToPipeableStream` and nothing else. What the shop costs above it is our own work.
 */
const PAGE = '/products/pizza';
const TIME_FOR_CALLS = 10_000;
/** The menu is asked for at each page, as in the shop; nothing stands in for it. */
const CACHE_LIMITS = { ...BACKEND_CACHE_LIMITS, maxStale: 0 };

const environment = readEnvironment(process.env);
if (!environment.ok) throw new Error(environment.error);
const settings = environment.value;
const log = pino({ level: 'silent' });
const http = createHttpClient(settings.apiUrl);
const localesFolder = join(__dirname, '../../locales');

const shop = createShopServer({
  environment: settings,
  eventStreams: createEventStreams(),
  metrics: createMetrics(),
  countRequest: countRequests(settings.requestsPerMinute),
  backendCacheLimits: CACHE_LIMITS,
  log,
  readiness: createReadiness(() => Promise.resolve({ isThere: true, sandboxes: [] })),
  timeForCalls: TIME_FOR_CALLS,
  assets: readAssets(join(__dirname, '../server/assets.json')),
  assetsFolder: join(__dirname, '../public/assets'),
  publicFolder: join(__dirname, '../../public'),
  localesFolder,
});

const translations = createI18n(readTranslations(localesFolder, settings.locales), 'en');

const loadStore = async (): Promise<Store<ShopState>> => {
  const { route } = locateRoute({ pathname: PAGE, search: '' }, settings.locales);
  await moduleOf(route)?.preload();
  const container = createRequestContainer(
    {
      http,
      problems: problemLog(log, createMetrics()),
      sharedCallTime: TIME_FOR_CALLS,
      backendCache: new LruBackendResponseCache(CACHE_LIMITS),
      loadAddressFinder: () => Promise.reject(new Error('Nobody looks for an address here')),
    },
    settings.locales,
  );
  const { store } = await loadRequest(container, {
    host: 'localhost',
    route,
    locale: 'en',
    locales: settings.locales,
    setup: settings.setup,
    cart: [],
    hasLostLines: false,
    favourites: [],
    viewed: [],
    addresses: [],
    selection: NOTHING_SELECTED,
    orderOptions: NO_OPTIONS,
    token: null,
    chosenLocale: null,
    hop: {},
    timeForCalls: TIME_FOR_CALLS,
  });
  return store;
};

const open = async (): Promise<void> => {
  const store = await loadStore();
  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.get('/floor', (_, response) => {
    const { pipe } = renderToPipeableStream(
      <ShopProviders store={store} translations={{ get: () => translations }}>
        <StaticRouter location={PAGE}>
          <App />
        </StaticRouter>
      </ShopProviders>,
      { onShellReady: () => pipe(response.type('html')) },
    );
  });
  app.get('/cpu', (_, response) => {
    const { user, system } = process.cpuUsage();
    response.json({ microseconds: user + system, memory: process.memoryUsage().rss });
  });
  const isOfTheBench = (url = ''): boolean => url === '/floor' || url === '/cpu';
  // Nothing stands before the shop, as nothing does in its own process.
  const server = createServer((request, response) => {
    if (isOfTheBench(request.url)) app(request, response);
    else shop(request, response);
  }).listen(0, '127.0.0.1', () => {
    // A server that listens on a port has an address of this form.
    process.send?.({ port: (server.address() as AddressInfo).port });
  });
};

process.on('disconnect', () => process.exit(0));
void open();
