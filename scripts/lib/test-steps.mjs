import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runNode, runNpm } from './children.mjs';
import { findChromium } from './chromium.mjs';
import { Refusal } from './command.mjs';
import { freePort } from './free-port.cjs';
import { inProject } from './project.mjs';
import { findPostgres, startPostgres } from './postgres.mjs';
import { heading, print } from './print.mjs';
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
const MOVED_CLOCK = inProject('scripts/lib/moved-clock.cjs');

/**
 * A Wednesday in Sofia, while prices are shown in leva as well: browser tests begin then, whatever the
 * hour is.
 */
const NOON = '2026-12-16T12:00:00+02:00';

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
 * Runs a script of package.json that passes or fails as one; what it says comes in one piece, since
 * others run beside it.
 * @param {string} title
 * @param {string} script
 * @returns {Promise<Outcome>}
 */
export const runCheck = async (title, script) => {
  const { code, output } = await runNpm(['run', '--silent', script]);
  heading(title);
  if (output) print(output);
  return { counts: countCheck(code), tests: [] };
};

/** In what every program of a run takes over, the moment at which the run begins. */
const atMoment = (env, moment) => ({
  ...env,
  CLOCK_SHIFT: String(Date.parse(moment) - Date.now()),
  NODE_OPTIONS: [env.NODE_OPTIONS, `--require ${MOVED_CLOCK}`].filter(Boolean).join(' '),
});

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
 * @param {NodeJS.ProcessEnv} variables among them TESTS_BEGIN, a moment: else it is now
 * @returns {Promise<Outcome>}
 */
export const runJest = async (args, variables) => {
  const isWhole = !args.includes('--testPathPatterns');
  const env = {
    ...(variables.TESTS_BEGIN ? atMoment(variables, variables.TESTS_BEGIN) : variables),
    BUILT_BACKEND: inProject('dist/backend/main.js'),
    // Whoever names tests finds them in their own files.
    ...(isWhole ? { TESTS_TOGETHER: 'yes' } : {}),
  };
  const bin = findPostgres();
  if (!bin) {
    print(
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

/**
 * Runs the browser tests against a shop of their own.
 * @param {string[]} args for Playwright
 * @param {NodeJS.ProcessEnv} env among them TESTS_BEGIN, a moment: else it is noon
 * @param {{ title?: string }} [options] with a title, others run beside it: what it says comes in one piece
 * @returns {Promise<Outcome>}
 */
export const runBrowserTests = async (args, env, { title } = {}) => {
  makeRoomFor(PLAYWRIGHT_REPORT);
  let browser;
  try {
    browser = await findChromium(env);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    return { counts: countCheck(1), tests: [] };
  }
  const { code, output } = await runNode(
    [PLAYWRIGHT, 'test', '--config', inProject('e2e/playwright.config.ts'), ...args],
    {
      verbose: title === undefined,
      env: {
        ...atMoment(env, env.TESTS_BEGIN ?? NOON),
        CHROMIUM_PATH: browser,
        E2E_PORT: String(await freePort()),
      },
    },
  );
  if (title !== undefined) {
    heading(title);
    print(output);
  }
  const report = readReport(PLAYWRIGHT_REPORT);
  return { counts: countPlaywright(report, code), tests: timedByPlaywright(report) };
};
