const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', importSource: '#styled' } },
    },
    module: { type: 'commonjs' },
  },
];

/** Holds every answer that a test of the backend gets against the contract. */
const CHECK_CONTRACT = {
  setupFilesAfterEnv: ['<rootDir>/tests/backend/support/check-contract.ts'],
};

/** Packages that ship only as ES modules, which Jest has to translate. */
const ESM_ONLY = [
  'inversify',
  '@inversifyjs',
  '@seriousme',
  // Of sanitize-html:
  'htmlparser2',
  'dom-serializer',
  'domelementtype',
  'domhandler',
  'domutils',
  'entities',
];

/**
 * Tests that ask of a database only what many others ask of it as well: on PostgreSQL they run with
 * the long tests (`npm run soak`), not on every change.
 */
const ALIKE_ON_EVERY_DATABASE = [
  'catalogue/',
  'cli/read-command',
  'config/',
  'contract/',
  'demo',
  'http/(create-backend|error-handler|health-routes|path-id|query-list|visitor)',
  'http/routes/(address|city|content|delivery|menu|openapi|order-routes-reading|settings|telegram)',
  'main\\.test',
  'media/',
  'message/',
  'openapi/',
  'telegram/',
  'texts/',
  'zone/',
];

const project = (displayName, testMatch, testEnvironment, more = {}) => ({
  displayName,
  testMatch: testMatch.map((pattern) => `<rootDir>/tests/${pattern}`),
  testEnvironment,
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
  testTimeout: 60_000,
  // Many tests wait for a database or a stream: a worker for each core, the first one included.
  maxWorkers: '100%',
  projects: [
    project('unit', ['domain/**/*.test.ts', 'application/**/*.test.ts'], 'node'),
    project(
      'infrastructure',
      ['infrastructure/**/*.test.{ts,tsx}', 'environment/**/*.test.ts', 'scripts/**/*.test.ts'],
      'node',
    ),
    project('ui', ['ui/**/*.test.{ts,tsx}', 'browser/**/*.test.{ts,tsx}'], 'jsdom', {
      setupFilesAfterEnv: ['<rootDir>/tests/support/dom.ts'],
    }),
    project('server', ['server/**/*.test.{ts,tsx}'], 'node'),
    project('backend', ['backend/**/*.test.ts'], 'node', CHECK_CONTRACT),
    // The same tests once more, where somebody has started a PostgreSQL for them.
    ...(process.env.SHOP_TEST_POSTGRES
      ? [
          project('backend on PostgreSQL', ['backend/**/*.test.ts'], 'node', {
            ...CHECK_CONTRACT,
            setupFiles: ['<rootDir>/tests/backend/support/use-postgres.cjs'],
            testPathIgnorePatterns: process.env.EVERY_TEST_ON_POSTGRES
              ? []
              : ALIKE_ON_EVERY_DATABASE.map((path) => `<rootDir>/tests/backend/${path}`),
          }),
        ]
      : []),
  ],
};
