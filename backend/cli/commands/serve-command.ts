import pino from 'pino';
import type { Environment } from '../../config/environment';
import type { BackendDependencies } from '../../http/backend-dependencies';
import { createBackend } from '../../http/create-backend';
import { measureProcess } from '../../http/metrics-routes';
import { orderDepsOf } from '../../order/order-deps';
import { paymentDepsOf } from '../../order/payment-deps';
import { paymentProviders } from '../../payment/payment-providers';
import { startOrderWatch } from '../../order/order-watch';
import { startEndings } from '../../staff/carry-out-endings';
import { startClearing } from '../clear-old-rows';
import { migrate } from '../../storage/migrate';
import { openStorage } from '../../storage/open-storage';
import { QUERY_TIMEOUT_MS } from '../../storage/postgres-storage';
import type { CommandOf } from '../command';
import { ENVIRONMENT_HELP } from '../command';
import { readNothing } from '../parse-arguments';
import { guestCodeProblem } from '../../sandbox/guest-code-problem';
import { sandboxProblem } from '../../sandbox/sandboxes';
import { sumsProblem } from '../../shop/sums-problem';
import { presentCurrency } from '../../import/import-currency';
import { currencyOf } from '../../money/currencies';
import { stripeCurrencyProblem, stripeWarning } from '../../payment/stripe/stripe-start';
import { readShopGround } from '../../sandbox/shop-ground';
import { warnOfSandboxes } from '../../sandbox/warn-of-sandboxes';
import { localiser } from '../../i18n/localised-text';
import { startWebhooks } from '../../webhook/deliver-webhooks';
import { startTelegramBot } from '../start-telegram-bot';
import { startOrderMessages } from '../../order-message/deliver-messages';
import { shopDataReader } from '../../shop/shop-data';
import { startServer } from '../start-server';
import { stopRequested } from '../stop-requested';
import type { Terminal } from '../terminal';

const GRACE_MS = 10_000;
const FAILED = 1;

/** A step may take long on a large table, so it has no time limit. */
const bringUpToDate = async ({ database }: Environment): Promise<string[]> => {
  const storage = openStorage(database);
  try {
    return await migrate(storage.shop);
  } finally {
    await storage.close();
  }
};

/** Answers calls until the process is stopped; returns the exit code. */
const serve = async (environment: Environment, terminal: Terminal): Promise<number> => {
  const log = pino({ name: 'backend', level: environment.logLevel });
  const asked = stopRequested();
  const steps = await bringUpToDate(environment);
  if (steps.length > 0) log.info({ steps }, 'database brought up to date');
  const storage = openStorage(environment.database, QUERY_TIMEOUT_MS);
  const stopping = new AbortController();
  try {
    const ground = await readShopGround(storage.shop);
    const currency = currencyOf(await presentCurrency(storage.shop, environment.country));
    const problem =
      sandboxProblem(environment, environment.unsetSandboxes, ground) ??
      guestCodeProblem(environment, ground) ??
      stripeCurrencyProblem(environment, currency) ??
      (await sumsProblem(storage.shop, environment, currency));
    if (problem !== null) {
      terminal.printError(problem);
      return FAILED;
    }
    warnOfSandboxes(environment, ground, log);
    const warning = stripeWarning(environment, ground);
    if (warning !== null) log.warn(warning);
    const dependencies: BackendDependencies = {
      storage,
      settings: environment,
      providers: paymentProviders(environment),
      log,
      now: () => new Date(),
      isStopping: () => stopping.signal.aborted,
      whenStopping: (callback) => {
        stopping.signal.addEventListener('abort', callback);
      },
    };
    measureProcess();
    const app = createBackend(dependencies);
    const server = await startServer(app, environment.host, environment.port);
    const bot = startTelegramBot(dependencies);
    const watch = startOrderWatch(paymentDepsOf(dependencies));
    const endings = startEndings(orderDepsOf(dependencies));
    const clearing = startClearing(dependencies);
    const { defaultLocale } = environment;
    const localise = localiser(defaultLocale, defaultLocale);
    const webhooks = startWebhooks({ ...dependencies, localise });
    const readShop = shopDataReader(storage.shop);
    const messages = startOrderMessages({ ...dependencies, readShop });
    log.info({ url: server.url }, `backend ready ${server.url}`);
    process.send?.({ type: 'ready', url: server.url });
    const reason = await asked;
    stopping.abort();
    log.info({ reason }, 'stopping');
    const running = [bot, watch, endings, clearing, webhooks, messages];
    await Promise.all([server.stop(GRACE_MS), ...running.map((task) => task.stop())]);
    return 0;
  } finally {
    await storage.close();
  }
};

export const serveCommand: CommandOf<null> = {
  name: 'serve',
  summary: 'answer the calls of the storefront',
  help: `Usage: backend serve

Brings the database up to date and answers calls at BACKEND_HOST:BACKEND_PORT until it has to
stop (SIGTERM, SIGINT): then it finishes running requests, for 10 seconds at most.

${ENVIRONMENT_HELP}`,
  read: readNothing('serve'),
  run: (_, environment, terminal) => serve(environment, terminal),
};
