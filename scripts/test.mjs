import { ensureBuild, ensureDependencies } from './ensure.mjs';
import { auditDependencies } from './lib/audit.mjs';
import { command, Refusal } from './lib/command.mjs';
import { heading, say, secondsSince } from './lib/say.mjs';
import { addUp, countCheck, exitCodeOf, summaryLine } from './lib/summary.mjs';
import { runBrowserTests, runCheck, runJest } from './lib/test-steps.mjs';

/** @typedef {import('./lib/summary.mjs').Counts} Counts */

/** @type {[string, () => Promise<Counts>][]} */
const STEPS = [
  ['Types', () => runCheck('types')],
  ['Lint', () => runCheck('lint')],
  ['Layer rules', () => runCheck('layers')],
  ['Weight of the scripts', () => runCheck('weight')],
  ['Known weaknesses of dependencies', auditDependencies],
  [
    'Unit, component, contract and integration tests',
    () => runJest(process.env.CI ? ['--ci'] : [], process.env),
  ],
  ['Browser tests', () => runBrowserTests([], process.env)],
];

/** A step that cannot be run is a failed test, and the others still run. */
const attempt = async (run) => {
  try {
    return await run();
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    return countCheck(1);
  }
};

const prepare = async () => {
  await ensureDependencies();
  await ensureBuild();
  // What everything else needs is no test of its own.
  return { passed: 0, failed: 0, skipped: 0 };
};

await command(async () => {
  /** @type {{ title: string, counts: Counts, time: string }[]} */
  const results = [];
  for (const [title, run] of [['Dependencies and build', prepare], ...STEPS]) {
    heading(title);
    const since = Date.now();
    const counts = await attempt(run);
    results.push({ title, counts, time: secondsSince(since) });
  }
  heading('Summary');
  for (const { title, counts, time } of results) say(`${title}: ${summaryLine(counts)} (${time})`);
  const total = addUp(results.map(({ counts }) => counts));
  say(`\n${summaryLine(total)}`);
  return exitCodeOf(total);
});
