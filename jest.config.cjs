const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];

const QUICK = ['quick-codes', 'quick-disk'].map(
  (file) => `<rootDir>/tests/backend/support/${file}.ts`,
);

/** Holds every answer that a test of the backend gets against the contract. */
const IN_BACKEND = {
  setupFilesAfterEnv: [...QUICK, '<rootDir>/tests/backend/support/check-contract.ts'],
};

/** Packages that ship only as ES modules, which Jest has to translate. */
const ESM_ONLY = ['inversify', '@inversifyjs', '@seriousme'];

/**
 * Tests that ask of a database nothing, or what many others ask of it as well: on PostgreSQL they run
 * with the long tests (`npm run soak`), not on every change.
 */
const ALIKE_ON_EVERY_DATABASE = [
  'board/',
  'cart/',
  'catalogue/',
  'cli/(init-command|kitchen-command|order-lines|ordering-command|orders-command|orders-words)',
  'cli/(promo-command|read-command)',
  'cli/(staff-command|start-server|stock-command|terminal|warning-command|webhooks-command)',
  'codec/',
  'config/',
  'contract/',
  'customer/(device-name|sessions)',
  'demo',
  'export/',
  'http/(board-page|create-backend|error-handler|health-routes|no-sandbox|path-id|query-list|rate-limit|visitor)',
  'http/sandbox-payment-routes',
  'http/routes/(account|address|city|content|customer-list|delivery|menu|openapi|settings|staff-kitchen)',
  'http/routes/order-routes-(cancelling|reading|refusing)',
  'http/routes/(sign-in|telegram)',
  'import/(content|faulty-files|import-file|json-places|kept-ids|read-import-file|save-products)',
  'main\\.',
  'media/',
  'message/',
  'order/body-hash',
  'promotion/(birthday|bonuses)',
  'printer/',
  'report/report-csv',
  'sandbox/',
  'schedule/',
  'sign-in/sending-limits',
  'staff/every-staff-call',
  'storage/stored-id',
  'telegram/',
  'ticket/',
  'webhook/webhook-type',
  'i18n/',
  'zone/',
];

const ON_POSTGRES = process.env.EVERY_TEST_ON_POSTGRES
  ? /^backend\/.*\.test\.ts$/
  : new RegExp(`^backend/(?!${ALIKE_ON_EVERY_DATABASE.join('|')}).*\\.test\\.ts$`);

/**
 * Projects whose files leave nothing behind that another file would meet, and how many environments run
 * their tests: enough for several cores, and in each no more than what it may take to start one.
 */
const SHARES = {
  unit: 2,
  infrastructure: 2,
  ui: 4,
  server: 6,
  backend: 6,
  'backend on PostgreSQL': 6,
};

/** @param {RegExp} files matched against the paths below `tests` */
const testsOf = (displayName, files) => {
  if (!process.env.TESTS_TOGETHER) return { testRegex: `/tests/(?:${files.source.slice(1)})` };
  const { together } = require('./scripts/lib/together.cjs');
  return { testMatch: together(displayName, files, SHARES[displayName]) };
};

/** An environment has a clock of its own. */
const CLOCK = process.env.CLOCK_SHIFT ? ['<rootDir>/scripts/lib/moved-clock.cjs'] : [];

const project = (
  displayName,
  files,
  testEnvironment,
  { setupFiles = [], setupFilesAfterEnv = [], ...more } = {},
) => ({
  displayName,
  ...testsOf(displayName, files),
  testEnvironment,
  setupFiles: [...CLOCK, ...setupFiles],
  setupFilesAfterEnv: ['<rootDir>/tests/support/property-runs.ts', ...setupFilesAfterEnv],
  transform: { '^.+\\.(m?js|tsx?)$': swc },
  // Copies of the project that other tools make are not the project.
  modulePathIgnorePatterns: ['<rootDir>/.cache', '<rootDir>/dist'],
  transformIgnorePatterns: [`/node_modules/(?!(${ESM_ONLY.join('|')})/)`],
  moduleNameMapper: {
    '\\.(woff2|svg|png)$': '<rootDir>/tests/support/asset-stub.ts',
    // The bundler cuts the words in two; here each half is the whole.
    '^(.*/shop\\.json)\\?\\w+$': '$1',
  },
  ...more,
});

module.exports = {
  // A busy machine is slow, not wrong: this only ends what would never end.
  testTimeout: 120_000,
  // Many tests wait for a database or a stream: a worker for each core, the first one included.
  maxWorkers: '100%',
  projects: [
    project('unit', /^(domain|application)\/.*\.test\.ts$/, 'node'),
    project(
      'infrastructure',
      /^(infrastructure|environment|scripts|contract)\/.*\.test\.tsx?$/,
      'node',
    ),
    project('ui', /^(ui|browser)\/.*\.test\.tsx?$/, 'jsdom', {
      setupFilesAfterEnv: [
        '<rootDir>/tests/support/found-styles.ts',
        '<rootDir>/tests/support/dom.ts',
      ],
    }),
    project('server', /^server\/.*\.test\.tsx?$/, 'node', {
      setupFiles: ['<rootDir>/tests/support/production-react.cjs'],
      setupFilesAfterEnv: QUICK,
    }),
    project('backend', /^backend\/(?!.*\.postgres\.).*\.test\.ts$/, 'node', IN_BACKEND),
    // Some of them once more, where somebody has started a PostgreSQL for them.
    ...(process.env.SHOP_TEST_POSTGRES
      ? [
          project('backend on PostgreSQL', ON_POSTGRES, 'node', {
            ...IN_BACKEND,
            setupFiles: ['<rootDir>/tests/backend/support/use-postgres.cjs'],
          }),
        ]
      : []),
  ],
};
