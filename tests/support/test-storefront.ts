import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withUntouched } from '../../src/application/store/page-state';
import type { ShopState } from '../../src/application/store/root-reducer';
import type { EventStreams } from '../../server/ops/event-streams';
import { createEventStreams } from '../../server/ops/event-streams';
import { readEnvironment } from '../../server/config/environment';
import { openRequestLimiter } from '../../server/rate-limit/limit-requests';
import type { CountRequest } from '../../server/rate-limit/request-limiter';
import type { SlotLimits } from '../../server/upstream/slots';
import { createMetrics } from '../../server/ops/metrics';
import type { Readiness } from '../../server/ops/readiness';
import { createReadiness } from '../../server/ops/readiness';
import { createHttpServer } from '../../server/ops/http-server';
import { createShopServer } from '../../server/shop-server';
import type { PoolLimits } from '../../server/upstream/connection-pools';
import { createHttpClient } from '../../server/upstream/http-client';
import type { BackendCacheLimits } from '../../server/upstream/lru-backend-response-cache';
import { BACKEND_CACHE_LIMITS } from '../../server/upstream/lru-backend-response-cache';
import type { Answer, Question } from './ask';
import { ask } from './ask';
import type { MemoryLog } from './memory-log';
import { memoryLog } from './memory-log';

/** The storefront's own server in this process, in front of some backend. */
export interface TestStorefront extends MemoryLog {
  readonly port: number;
  readonly server: Server;
  readonly readiness: Readiness;
  readonly eventStreams: EventStreams;
  ask(path: string, question?: Question): Promise<Answer>;
  close(): Promise<void>;
}

/* Long enough that a busy machine does not count as a dead backend, here and below. */
const TIME_FOR_CALLS = 60_000;

const WAIT_FOR_RENDERING = 60_000;

const ROOT = join(__dirname, '../..');

const builtFiles = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/main.js'), 'main');
  return folder;
};

const NEVER_STALE: BackendCacheLimits = { ...BACKEND_CACHE_LIMITS, maxStale: 0 };

/** How a test's storefront deals with a backend that is slow or away, or with many visitors. */
export interface StorefrontTimes {
  readonly backendCacheLimits?: BackendCacheLimits;
  readonly timeForCalls?: number;
  readonly poolLimits?: Partial<PoolLimits>;
  readonly countRequest?: CountRequest;
  readonly renderingLimits?: Partial<SlotLimits>;
}

/** `variables` are those of the environment; two languages and Bulgaria unless said otherwise. */
export const openStorefront = async (
  backendUrl: string,
  variables: Readonly<Record<string, string>> = {},
  // Most tests want to see what the backend says now.
  {
    backendCacheLimits = NEVER_STALE,
    timeForCalls = TIME_FOR_CALLS,
    poolLimits,
    countRequest,
    renderingLimits,
  }: StorefrontTimes = {},
): Promise<TestStorefront> => {
  const environment = readEnvironment({
    API_URL: backendUrl,
    LOCALES: 'en,ru',
    // Most tests ask often, and want to see each page made.
    RATE_REQUESTS_PER_MINUTE: '0',
    PAGE_CACHE: 'false',
    ...variables,
  });
  if (!environment.ok) throw new Error(environment.error);
  const { log, logLines, logText } = memoryLog(environment.value.logLevel);
  const metrics = createMetrics();
  const eventStreams = createEventStreams();
  const http = createHttpClient(environment.value.apiUrl);
  const readiness = createReadiness(() =>
    http.get('/domain', { signal: AbortSignal.timeout(1500) }).then(
      () => ({ isThere: true, sandboxes: [] }),
      () => ({ isThere: false, sandboxes: [] }),
    ),
  );
  metrics.watch('backend', readiness.isBackendThere);
  const folder = builtFiles();
  const server = createHttpServer(
    createShopServer({
      environment: environment.value,
      eventStreams,
      metrics,
      countRequest: countRequest ?? (await openRequestLimiter(environment.value, log)).count,
      backendCacheLimits,
      ...(poolLimits && { poolLimits }),
      renderingLimits: { wait: WAIT_FOR_RENDERING, ...renderingLimits },
      readiness,
      log,
      timeForCalls,
      assets: {
        entry: ['/assets/main.js'],
        headScript: '',
        filesOf: (chunk) => [`/assets/${chunk}.js`],
      },
      assetsFolder: join(folder, 'assets'),
      publicFolder: join(ROOT, 'public'),
      localesFolder: join(ROOT, 'locales'),
    }),
  );
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    port,
    server,
    readiness,
    eventStreams,
    logLines,
    logText,
    ask: (path, question) => ask(port, path, question),
    close: () =>
      new Promise((resolve) => {
        rmSync(folder, { recursive: true, force: true });
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
};

/** The state that the browser makes of what a page carries: up to the first closing tag. */
export const stateOf = ({ text }: Pick<Answer, 'text'>): ShopState => {
  const [, json] = /<script type="application\/json" id="state">(.*?)<\/script/s.exec(text) ?? [];
  if (json === undefined) throw new Error('The page carries no state');
  return withUntouched(JSON.parse(json) as Partial<ShopState>);
};

/** What a person reads on the page: no markup, no state, no styles. */
export const visibleTextOf = ({ text }: Pick<Answer, 'text'>): string =>
  text
    .replace(/<(script|style)[^>]*>.*?<\/\1>/gs, '')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

/** The cart cookie of so many pieces of each dish. */
export const cartCookie = (
  ...lines: readonly (readonly [id: number, quantity: number])[]
): string =>
  `cart=${['1', ...lines.map(([id, quantity]) => `${id.toString(36)}.${quantity.toString(36)}`)].join('_')}`;
