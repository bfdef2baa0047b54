import { copyFileSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { ensureSeed } from './ensure.mjs';
import { waitUntilReady } from './lib/http-ready.mjs';
import { command, Refusal } from './lib/command.mjs';
import { freePort } from './lib/free-port.cjs';
import { inProject } from './lib/project.mjs';
import { printToStderr } from './lib/print.mjs';
import { startBackend, startStorefront, stopService } from './lib/services.mjs';

/** The built shop for the browser tests: started as a child that tells when it is open. */

const OPENS_WITHIN = 30_000;
const FOLDER = 'data/e2e';
const MENU = `${FOLDER}/menu.sqlite`;
const RUN = `${FOLDER}/run.sqlite`;
const LOG = inProject('test-results/e2e-shop.log');

const env = {
  ...process.env,
  NODE_ENV: 'production',
  MEDIA_DIR: `${FOLDER}/media`,
  // The operator's own settings must not decide what the tests see.
  API_URL: undefined,
  BRAND: undefined,
  COUNTRY: undefined,
  DEFAULT_LOCALE: undefined,
  DEMO: undefined,
  DEVELOPER_URL: undefined,
  FIXED_LOGIN_CODE: undefined,
  GEOCODER_URL: undefined,
  GOOGLE_MAPS_KEY: undefined,
  HOST: undefined,
  LOCALES: undefined,
  MAPS_PROVIDER: undefined,
  METRICS_PORT: undefined,
  PAYMENT_PROVIDER: undefined,
  // What an operator changes is to be seen at the next look.
  PAGE_CACHE: 'false',
  REDIS_URL: undefined,
  MAP_TILES_URL: undefined,
  SHOW_CITY_BLOCK: undefined,
  SMS_ON: undefined,
  SMS_PROVIDER: undefined,
  TELEGRAM_PROVIDER: undefined,
  // All tests are one visitor to the backend; what a phone may do is limited as in any shop.
  RATE_CALCULATE_PER_MINUTE: '0',
  RATE_REQUESTS_PER_MINUTE: '0',
  // A login and a confirmation, or two logins, without a minute in between.
  RATE_CODES_PER_MINUTE: '2',
  RATE_CODES_PER_VISITOR_HOUR: '0',
  RATE_GUESSES_PER_VISITOR_HOUR: '0',
  RATE_LOGINS_PER_10_MINUTES: '0',
  RATE_LOGINS_PER_PHONE_10_MINUTES: '0',
  RATE_ORDERS_PER_10_MINUTES: '0',
  RATE_OPEN_ORDERS_PER_PHONE: '0',
  RATE_TELEGRAM_LINKS_PER_MINUTE: '0',
  TRUST_PROXY: undefined,
  WHITE_LABEL: undefined,
};

/** Each run begins with the menu alone. */
const freshDatabase = async () => {
  printToStderr();
  await ensureSeed({ ...env, DATABASE_URL: `sqlite:${MENU}` });
  for (const leftover of [RUN, `${RUN}-wal`, `${RUN}-shm`]) {
    rmSync(inProject(leftover), { force: true });
  }
  copyFileSync(inProject(MENU), inProject(RUN));
  return `sqlite:${RUN}`;
};

const services = [];
const close = async (code) => {
  for (const service of services.splice(0)) await stopService(service, 5_000);
  process.exit(code);
};

await command(
  async () => {
    // The test runner may be killed; its shop leaves with it.
    process.once('disconnect', () => close(0));
    mkdirSync(inProject('test-results'), { recursive: true });
    const output = openSync(LOG, 'w');
    const shop = { env: { ...env, DATABASE_URL: await freshDatabase() }, output };
    const port = Number(process.env.E2E_PORT);
    const backendPort = await freePort();
    const apiUrl = `http://127.0.0.1:${backendPort}`;
    const storefront = startStorefront({ ...shop, port, apiUrl });
    const backend = startBackend({ ...shop, port: backendPort, storefrontPort: port });
    services.push(storefront, backend);

    let isDead = false;
    for (const service of services) service.once('exit', () => (isDead = true));
    const isOpen = await waitUntilReady(`http://127.0.0.1:${port}/readyz`, {
      limit: OPENS_WITHIN,
      isOff: () => isDead,
    });
    if (!isOpen) {
      for (const service of services.splice(0)) await stopService(service, 1_000);
      throw new Refusal(`The shop for the browser tests did not open; its log is ${LOG}.`);
    }
    process.send?.('open');
  },
  () => close(0),
);
