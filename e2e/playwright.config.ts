import { defineConfig } from '@playwright/test';

/** `npm run e2e` chooses a free port; the fixed one is for Playwright called by hand. */
process.env.E2E_PORT ??= '4310';

/** The tests share one shop and this is a machine of two cores or more: never more browsers than that. */
const WORKERS = 2;

/**
 * What takes long by nature, and what a Jest test or another browser test finds as well, runs in the
 * soak; of everything a customer can do one scenario is left.
 */
const WHICH: Readonly<Record<string, { readonly grep?: RegExp; readonly grepInvert?: RegExp }>> = {
  none: { grepInvert: /@long/ },
  yes: { grep: /@long/ },
  all: {},
};

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  globalSetup: './support/global-setup.ts',
  workers: WORKERS,
  fullyParallel: true,
  // A test that passes only the second time has found a fault.
  retries: 0,
  ...WHICH[process.env.LONG_TESTS ?? 'none'],
  forbidOnly: Boolean(process.env.CI),
  // A busy machine is slow, not wrong: these only end what would never end.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    baseURL: process.env.SHOP_URL ?? `http://localhost:${process.env.E2E_PORT}`,
    // A recording of every step would cost a third of the time; `-- --trace on` asks for one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
