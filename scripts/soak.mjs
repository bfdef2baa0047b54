import { ensureBuild, ensureDependencies } from './ensure.mjs';
import { command, Refusal } from './lib/command.mjs';
import { heading, say, secondsSince } from './lib/say.mjs';
import { addUp, exitCodeOf, summaryLine } from './lib/summary.mjs';
import { runBrowserTests, runJest } from './lib/test-steps.mjs';

/** @typedef {import('./lib/summary.mjs').Counts} Counts */

/**
 * What takes too long for every day: tests that `npm test` runs in a short form, each at its full
 * length, on SQLite and on PostgreSQL. A variable that is set already stays, so that one can try
 * other seeds (SEED=7) or still longer runs (KILLS=500).
 * @type {{ title: string, tests: string, variables: Record<string, string> }[]}
 */
const STEPS = [
  {
    title: 'Orders that are placed, lost, closed, changed and tried again in 2000 ways',
    tests: 'tests/backend/order/interleavings',
    variables: { INTERLEAVINGS: '2000' },
  },
  {
    title: 'A backend that is killed 50 times while it takes orders',
    tests: 'tests/backend/order/killed',
    variables: { KILLS: '50' },
  },
  {
    title: 'Every call of the contract, asked 1000 times what no client asks',
    tests: 'tests/backend/contract/fuzz',
    variables: { FUZZ_RUNS: '1000' },
  },
  {
    title: '1000 customers who log in side by side, each seen by nobody else',
    tests: 'tests/server/session/many-sign-ins',
    variables: { SIGN_INS: '1000' },
  },
  {
    title: '10 000 odd headers of cookies from two visitors, each seen by nobody else',
    tests: 'tests/server/response-cache/odd-cookies',
    variables: { ODD_COOKIES: '10000' },
  },
  {
    title: '4000 pages that leave nothing behind in memory',
    tests: 'tests/server/ssr/memory',
    variables: { MEMORY_VISITS: '4000' },
  },
  {
    title: 'One total for cart and order, in 1000 carts',
    tests: 'tests/infrastructure/order/totals-agree',
    variables: { CARTS: '1000' },
  },
  {
    title: 'Two storefronts behind nginx, each restarted 20 times under load',
    tests: 'tests/server/deploy/two-storefronts',
    variables: { RESTARTS: '20' },
  },
  {
    title: 'Live messages through nginx, with each storefront restarted 20 times',
    tests: 'tests/server/deploy/live-messages',
    variables: { RESTARTS: '20' },
  },
  {
    title: 'Ten minutes of mixed load, with a look at memory, timers and listeners',
    tests: 'tests/server/faults/long-run',
    variables: { SOAK_MINUTES: '10' },
  },
  {
    title: 'Each fault of a backend, while 2000 pages are read',
    tests: 'tests/server/faults/faults-under-load',
    variables: { FAULT_PAGES: '1000' },
  },
  {
    title: '100 000 requests that no browser makes',
    tests: 'tests/server/faults/bad-requests',
    variables: { BAD_REQUESTS: '100000' },
  },
  {
    title: 'All tests of the backend on either database',
    tests: 'tests/backend',
    variables: {},
  },
  {
    title: '200 presses before, while and after a page comes alive',
    tests: 'e2e/press.spec.ts',
    variables: { PRESSES: '200' },
  },
  {
    title: 'Every page in every language',
    tests: 'e2e/pages.spec.ts',
    variables: { EVERY_PAGE: 'yes' },
  },
  {
    title: 'Every page and all that opens over it, on every screen, in every language',
    tests: 'e2e/every-screen.spec.ts',
    variables: { EVERY_SCREEN: 'yes' },
  },
  {
    title: 'The longest words on every page',
    tests: 'e2e/long-words.spec.ts',
    variables: { EVERY_PAGE: 'yes' },
  },
];

/** Those steps whose tests somebody names, or all: `npm run soak -- tests/server/faults`. */
const wanted = (places) =>
  places.length === 0
    ? STEPS
    : STEPS.filter(({ tests }) => places.some((place) => tests.startsWith(place)));

/** `npm run soak`: the long tests, one after the other. */
await command(async () => {
  const steps = wanted(process.argv.slice(2));
  if (steps.length === 0) throw new Refusal('There are no long tests at this place.');
  await ensureDependencies();
  await ensureBuild();
  /** @type {Counts[]} */
  const results = [];
  for (const { title, tests, variables } of steps) {
    heading(title);
    const since = Date.now();
    const env = { EVERY_TEST_ON_POSTGRES: 'yes', ...variables, ...process.env };
    const { counts } = tests.startsWith('e2e/')
      ? await runBrowserTests([tests], env)
      : await runJest(['--testPathPatterns', tests], env);
    say(`${summaryLine(counts)} (${secondsSince(since)})`);
    results.push(counts);
  }
  const total = addUp(results);
  heading('Summary');
  say(summaryLine(total));
  return exitCodeOf(total);
});
