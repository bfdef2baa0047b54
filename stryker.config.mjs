/** Mutation testing of the rules: each small fault put into src/domain has to fail a test. */
export default {
  mutate: ['src/domain/**/*.ts', '!src/domain/index.ts'],
  testRunner: 'jest',
  jest: {
    projectType: 'custom',
    configFile: 'jest.domain.config.cjs',
    enableFindRelatedTests: true,
  },
  plugins: ['@stryker-mutator/jest-runner'],
  coverageAnalysis: 'perTest',
  // A fault in a constant is there before any test begins, so each one runs all tests that know the
  // file: hours in all. MUTATION_CONSTANTS=true takes that time.
  ignoreStatic: process.env.MUTATION_CONSTANTS !== 'true',
  checkers: [],
  concurrency: 2,
  timeoutMS: 15_000,
  reporters: ['clear-text', 'progress', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  jsonReporter: { fileName: '.cache/mutation.json' },
  thresholds: { high: 95, low: 90, break: 90 },
  tempDirName: '.cache/stryker',
  incrementalFile: '.cache/mutation-incremental.json',
  incremental: false,
  ignorePatterns: [
    '*',
    '!src/domain/**',
    '!tests/**',
    '!*.json',
    '!*.cjs',
    '!node_modules',
    '!backend/demo/*.json',
  ],
};
