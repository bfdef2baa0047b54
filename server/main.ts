import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { AxiosInstance } from 'axios';
import type { Logger } from 'pino';
import { pino } from 'pino';
import { serverCloser } from '../environment/close-server';
import { createEventStreams } from './ops/event-streams';
import type { Environment } from './config/environment';
import { readEnvironment } from './config/environment';
import { translationsProblem } from './middleware/request-i18n';
import { createHttpServer } from './ops/http-server';
import { createMetrics, serveMetrics } from './ops/metrics';
import type { BackendState } from './ops/readiness';
import { createReadiness } from './ops/readiness';
import { warmUp } from './ops/warm-up';
import { shutDown } from './ops/shutdown';
import { openRequestLimiter } from './rate-limit/limit-requests';
import { decodeCities } from '../src/infrastructure/city/city.codec';
import { headersOf } from '../src/infrastructure/http/api-client';
import { decodeSettings } from '../src/infrastructure/settings/settings.codec';
import { createShopServer } from './shop-server';
import { readAssets } from './ssr/assets';
import { createHttpClient } from './upstream/http-client';
import { TIME_FOR_CALLS } from './upstream/with-deadline';

const LOCALES_FOLDER = join(__dirname, '../../locales');

const PROBE = { locale: () => 'en', token: null, sharesAnswers: false };

const PROBE_TIMEOUT = 1500;

/** Whether the backend answers with cities, and which of its parts only pretend. */
const probeBackend = async (http: AxiosInstance): Promise<BackendState> => {
  const ask = (path: string): Promise<unknown> =>
    http.get(path, { headers: headersOf(PROBE), signal: AbortSignal.timeout(PROBE_TIMEOUT) }).then(
      ({ data }) => data,
      () => null,
    );
  const [domains, settings] = await Promise.all([ask('/domain'), ask('/settings')]);
  const cities = decodeCities(domains);
  const decoded = decodeSettings(settings);
  return {
    isThere: cities.ok && cities.value.length > 0,
    sandboxes: decoded.ok ? decoded.value.sandboxes : [],
  };
};

const listen = (server: Server, { port, host }: Environment, log: Logger): void => {
  server.on('error', (error) => {
    log.fatal({ err: error }, 'the shop cannot listen');
    process.exit(1);
  });
  server.listen(port, host, () => {
    // The address of a server that listens on a port is always of this form.
    const { port: opened } = server.address() as AddressInfo;
    log.info({ port: opened, host }, `the shop listens on http://localhost:${String(opened)}`);
  });
};

const open = async (environment: Environment): Promise<void> => {
  const log = pino({ level: environment.logLevel });
  // What it was in the middle of is unknown: Node ends the process, and its supervisor starts it again.
  process.on('uncaughtExceptionMonitor', (error, origin) => {
    log.fatal({ err: error, origin }, 'an exception that nobody caught ends the storefront');
  });
  const metrics = createMetrics(true);
  const eventStreams = createEventStreams();
  const requestLimiter = await openRequestLimiter(environment, log);
  if (requestLimiter.isRedisUp) metrics.watch('redis', requestLimiter.isRedisUp);
  // On connections of its own: a busy storefront is not one whose backend is away.
  const probes = createHttpClient(environment.apiUrl);
  const readiness = createReadiness(() => probeBackend(probes));
  metrics.watch('backend', readiness.isBackendThere);
  const shop = createShopServer({
    environment,
    eventStreams,
    metrics,
    countRequest: requestLimiter.count,
    readiness,
    log,
    timeForCalls: TIME_FOR_CALLS,
    assets: readAssets(join(__dirname, 'assets.json')),
    assetsFolder: join(__dirname, '../public/assets'),
    publicFolder: join(__dirname, '../../public'),
    localesFolder: LOCALES_FOLDER,
  });
  if (await readiness.isBackendThere()) await warmUp(shop);
  const server = createHttpServer(shop);
  const measurements =
    environment.metricsPort === null
      ? null
      : serveMetrics(metrics, environment.metricsPort, environment.host, log);
  const close = serverCloser(server);
  let isClosing = false;
  const end = (): void => {
    if (isClosing) return;
    isClosing = true;
    // Measurements go on to the end, but must not hold up the exit.
    measurements?.unref();
    void shutDown(close, readiness, eventStreams, log).then(() => {
      requestLimiter.close();
      process.exit(0);
    });
  };
  process.on('SIGTERM', end).on('SIGINT', end);
  // The process that started this one is gone.
  process.on('disconnect', end);
  listen(server, environment, log);
};

/**
 * In percent: how far the heap may grow until V8 collects. By itself V8 lets one as small as this grow
 * fourfold, and all of it remains of pages that are long gone.
 */
const HEAP_GROWTH = 130;

setFlagsFromString(`--heap-growing-percent=${String(HEAP_GROWTH)}`);

const environment = readEnvironment(process.env);
const problem = environment.ok
  ? translationsProblem(LOCALES_FOLDER, environment.value.locales)
  : environment.error;
if (environment.ok && problem === null) void open(environment.value);
else {
  process.stderr.write(`${problem ?? ''}\n`);
  process.exitCode = 1;
}
