import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { runNode, runNpm } from './children.mjs';
import { findChromium } from './chromium.mjs';
import { Refusal } from './command.mjs';
import { freePort } from './ports.mjs';
import { inProject } from './project.mjs';
import { findPostgres, startPostgres } from './postgres.mjs';
import { say } from './say.mjs';
import { addUp, countCheck, countJest, countPlaywright } from './summary.mjs';
import { timedByJest, timedByPlaywright } from './timed-tests.mjs';

/** @typedef {import('./summary.mjs').Counts} Counts */
/** @typedef {import('./timed-tests.mjs').TimedTest} TimedTest */

/**
 * @typedef {object} Outcome
 * @property {Counts} counts
 * @property {TimedTest[]} tests each of them, where the step has several
 */

const JEST = inProject('node_modules/jest/bin/jest.js');
const JEST_REPORT = inProject('test-results/jest.json');
const PLAYWRIGHT = inProject('node_modules/@playwright/test/cli.js');
const PLAYWRIGHT_REPORT = inProject('test-results/e2e.json');

const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

/** The report of an earlier run must not speak for this one. */
const makeRoomFor = (file) => {
  rmSync(file, { force: true });
  mkdirSync(path.dirname(file), { recursive: true });
};

/**
 * Runs a script of package.json that passes or fails as one; what it says comes in one piece.
 * @param {string} script
 * @returns {Promise<Outcome>}
 */
export const runCheck = async (script) => {
  const { code, output } = await runNpm(['run', '--silent', script]);
  if (output) say(output);
  return { counts: countCheck(code), tests: [] };
};

/** @param {string[]} args @param {NodeJS.ProcessEnv} env @returns {Promise<Outcome>} */
const runJestIn = async (args, env) => {
  makeRoomFor(JEST_REPORT);
  const report = ['--json', '--outputFile', JEST_REPORT];
  const { code } = await runNode([JEST, ...args, ...report], { verbose: true, env });
  const written = readReport(JEST_REPORT);
  return { counts: countJest(written, code), tests: timedByJest(written) };
};

/**
 * Runs what needs no browser: the backend's tests on SQLite and, where there is one, on PostgreSQL.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} variables
 * @returns {Promise<Outcome>}
 */
export const runJest = async (args, variables) => {
  const env = { ...variables, BUILT_BACKEND: inProject('dist/backend/main.js') };
  const bin = findPostgres();
  if (!bin) {
    say(
      'PostgreSQL: not found, so the backend is tested on SQLite only (Debian: apt-get install postgresql).',
    );
    const { counts, tests } = await runJestIn(args, env);
    // A machine that tests every change has to have it.
    const more = env.CI ? countCheck(1) : { passed: 0, failed: 0, skipped: 1 };
    return { counts: addUp([counts, more]), tests };
  }
  const postgres = await startPostgres(bin);
  try {
    return await runJestIn(args, { ...env, SHOP_TEST_POSTGRES: postgres.url });
  } finally {
    await postgres.stop();
  }
};

/** A Wednesday noon in Sofia: no test depends on the hour at which somebody runs it. */
const NOON = '2031-06-18T12:00:00+03:00';

const MOVED_CLOCK = pathToFileURL(inProject('e2e/support/moved-clock.mjs')).href;

/** The shop of the browser tests and the tests themselves begin at the moment E2E_NOW. */
const atMoment = (env) => ({
  ...env,
  CLOCK_SHIFT: String(Date.parse(env.E2E_NOW ?? NOON) - Date.now()),
  NODE_OPTIONS: [env.NODE_OPTIONS, `--import ${MOVED_CLOCK}`].filter(Boolean).join(' '),
});

/**
 * Runs the browser tests against a shop of their own.
 * @param {string[]} args for Playwright
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Outcome>}
 */
export const runBrowserTests = async (args, env) => {
  makeRoomFor(PLAYWRIGHT_REPORT);
  let browser;
  try {
    browser = await findChromium(env);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    return { counts: countCheck(1), tests: [] };
  }
  const { code } = await runNode(
    [PLAYWRIGHT, 'test', '--config', inProject('e2e/playwright.config.ts'), ...args],
    {
      verbose: true,
      env: { ...atMoment(env), CHROMIUM_PATH: browser, E2E_PORT: String(await freePort()) },
    },
  );
  const report = readReport(PLAYWRIGHT_REPORT);
  return { counts: countPlaywright(report, code), tests: timedByPlaywright(report) };
};
