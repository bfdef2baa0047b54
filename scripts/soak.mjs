import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ensureBuild, ensureDependencies } from './ensure.mjs';
import { command, Refusal } from './lib/command.mjs';
import { inProject } from './lib/project.mjs';
import { heading, print, secondsSince } from './lib/print.mjs';
import { addUp, exitCodeOf, summaryLine } from './lib/summary.mjs';
import { keepBusy } from './lib/keep-busy.mjs';
import { runBrowserTests, runJest } from './lib/test-steps.mjs';

/** @typedef {import('./lib/summary.mjs').Counts} Counts */

/** How often each long test tries, on every day and here. */
const COUNTS = JSON.parse(readFileSync(inProject('tests/support/run-counts.json'), 'utf8'));

/** @param {string} title @param {string} tests @param {...string} names of run-counts.json */
const long = (title, tests, ...names) => ({
  title,
  tests,
  variables: Object.fromEntries(names.map((name) => [name, String(COUNTS[name].soak)])),
});

/** What depends on the hour does so on either database. */
const ON_SQLITE = { EVERY_TEST_ON_POSTGRES: '' };

const at = (time) => ({
  when: `at ${time} in Sofia`,
  given: { ...ON_SQLITE, TESTS_BEGIN: `2031-06-18T${time}:00+03:00` },
});

/** Before the shops open, while they are open, just before they close, and at night; and far away. */
const WHEN = [
  at('07:00'),
  at('12:00'),
  at('21:55'),
  at('23:30'),
  { when: 'on a machine in Los Angeles', given: { ...ON_SQLITE, TZ: 'America/Los_Angeles' } },
];

/** What asks what time it is. */
const ON_THE_HOUR = [
  {
    what: 'Opening hours, times of orders and what ends',
    tests: '(time|schedule|opening|slots|checkout|order|stock|ordering|promo|bonus|account)',
  },
  {
    what: 'Orders in the browser',
    tests:
      'e2e/order/ e2e/no-script/no-script-order e2e/account/account-orders e2e/intents/intents e2e/content/ e2e/security/content-policy e2e/layout/header e2e/layout/every-screen',
  },
];

/**
 * What takes too long for every day: tests that `npm test` runs in a short form, each at its full
 * length, on SQLite and on PostgreSQL. A variable that is set already stays, so that one can repeat
 * the values of an earlier run (SEED=7) or try still longer runs (KILLS=500).
 * @type {{ title: string, name?: string, tests: string, isBusy?: boolean, variables?: Record<string, string>, given?: Record<string, string> }[]} `given` is the step itself
 */
const STEPS = [
  long(
    'Rules of the domain, each for very many values',
    'tests/domain',
    'PROPERTY_RUNS',
    'ROUNDED_SUMS',
  ),
  long(
    'Orders that are placed, lost, closed, changed and tried again in many ways',
    'tests/backend/order/interleavings',
    'INTERLEAVINGS',
  ),
  long(
    'Payments and refunds that are told late, twice, in another order, or never',
    'tests/backend/order/payments-interleaved',
    'PAYMENTS',
  ),
  long(
    'A backend that is killed again and again while it takes orders',
    'tests/backend/order/killed',
    'KILLS',
  ),
  long(
    'A backend that is killed again and again while orders are paid and refunded',
    'tests/backend/order/payments-killed',
    'KILLS',
  ),
  long(
    'A backend that is killed again and again while it tells a till of orders',
    'tests/backend/webhook/killed',
    'KILLS',
  ),
  long(
    'The contract in currencies with more and fewer decimals',
    'tests/backend/contract/currencies',
    'CURRENCIES',
  ),
  long(
    'Every call of the contract, asked what no client asks',
    'tests/backend/contract/fuzz',
    'FUZZ_RUNS',
  ),
  long(
    'Customers who log in side by side, each seen by nobody else',
    'tests/server/session/many-sign-ins',
    'SIGN_INS',
  ),
  long(
    'Odd headers of cookies from two visitors, each seen by nobody else',
    'tests/server/response-cache/odd-cookies',
    'ODD_COOKIES',
    'PAGES_PER_SPELLING',
  ),
  long(
    'Visits side by side, each in its own city and language',
    'tests/server/ssr/concurrent-requests',
    'REQUESTS_AT_ONCE',
  ),
  long('Pages that leave nothing behind in memory', 'tests/server/ssr/memory', 'MEMORY_VISITS'),
  long(
    'One total for cart and order, in many carts',
    'tests/infrastructure/order/totals-agree',
    'CARTS',
  ),
  long(
    'Two storefronts behind nginx, restarted again and again under load',
    'tests/server/deploy/two-storefronts',
    'RESTARTS',
  ),
  long(
    'Live messages through nginx, with storefronts restarted again and again',
    'tests/server/deploy/live-messages',
    'RESTARTS',
  ),
  long(
    'Mixed load, with a look at memory, timers and listeners',
    'tests/server/faults/long-run',
    'SOAK_MINUTES',
  ),
  long(
    'Each fault of a backend, while many pages are read',
    'tests/server/faults/faults-under-load',
    'FAULTS_UNDER_LOAD',
    'FAULT_PAGES',
  ),
  long('Requests that no browser makes', 'tests/server/faults/bad-requests', 'BAD_REQUESTS'),
  long('All tests of the backend on either database', 'tests/backend'),
  long(
    'Clicks before, while and after a page hydrates on a slow phone',
    'intents/many-intents.spec.ts',
    'INTENTS',
    'SLOWNESS',
  ),
  {
    title: 'Every page and all that opens over it, on every screen, in every language',
    tests: 'layout/every-screen.spec.ts',
    variables: { EVERY_SCREEN: 'yes' },
  },
  {
    title: 'Browser tests that take too long for every day',
    tests: 'e2e/',
    variables: { LONG_TESTS: 'yes' },
  },
  {
    title: 'The longest words on every page',
    tests: 'layout/long-text.spec.ts',
    variables: { EVERY_PAGE: 'yes' },
  },
  ...WHEN.flatMap(({ when, given }) =>
    ON_THE_HOUR.map(({ what, tests }) => ({
      name: 'hours',
      title: `${what} ${when}`,
      tests,
      given,
    })),
  ),
  ...Array.from({ length: Number(process.env.TIMES ?? 3) }, () => ({
    name: 'steadiness',
    title: 'All browser tests while something else keeps the machine busy',
    tests: 'e2e/',
    isBusy: true,
  })),
];

/** What all tests draw their values from: new on each run, unless somebody repeats an earlier one. */
const SEED = process.env.SEED ?? String(randomInt(1_000_000));

/** Those steps whose tests or name somebody gives, or all: `npm run soak -- tests/server/faults hours`. */
const wanted = (places) =>
  places.length === 0
    ? STEPS
    : STEPS.filter(({ name, tests }) =>
        places.some((place) => place === name || tests.startsWith(place)),
      );

/** Runs the tests of one step, while something else keeps the machine busy or not. */
const runStep = async ({ tests, isBusy = false, variables = {}, given = {} }) => {
  const env = {
    EVERY_TEST_ON_POSTGRES: 'yes',
    LONG_TESTS: 'all',
    ...variables,
    ...process.env,
    SEED,
    ...given,
  };
  const stop = isBusy ? keepBusy() : () => undefined;
  try {
    const { counts } = tests.startsWith('e2e/')
      ? await runBrowserTests(tests.split(' '), env)
      : await runJest(['--testPathPatterns', tests], env);
    return counts;
  } finally {
    stop();
  }
};

/** `npm run soak`: the long tests, one after the other. */
await command(async () => {
  const steps = wanted(process.argv.slice(2));
  if (steps.length === 0) throw new Refusal('There are no long tests of this name.');
  await ensureDependencies();
  await ensureBuild();
  print(`SEED=${SEED}`);
  /** @type {Counts[]} */
  const results = [];
  for (const step of steps) {
    heading(step.title);
    const since = Date.now();
    const counts = await runStep(step);
    print(`${step.title}: ${summaryLine(counts)} (${secondsSince(since)})`);
    results.push(counts);
  }
  const total = addUp(results);
  heading('Summary');
  print(`SEED=${SEED} npm run soak draws the same values again.`);
  print(summaryLine(total));
  return exitCodeOf(total);
});
