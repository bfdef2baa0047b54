import { ensureDependencies } from './ensure.mjs';
import { command } from './lib/command.mjs';
import { heading, say, secondsSince } from './lib/say.mjs';
import { addUp, exitCodeOf, summaryLine } from './lib/summary.mjs';
import { runJest } from './lib/test-steps.mjs';

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
];

/** `npm run soak`: the long tests, one after the other. */
await command(async () => {
  await ensureDependencies();
  /** @type {Counts[]} */
  const results = [];
  for (const { title, tests, variables } of STEPS) {
    heading(title);
    const since = Date.now();
    const counts = await runJest(['--testPathPatterns', tests], { ...variables, ...process.env });
    say(`${summaryLine(counts)} (${secondsSince(since)})`);
    results.push(counts);
  }
  const total = addUp(results);
  heading('Summary');
  say(summaryLine(total));
  return exitCodeOf(total);
});
