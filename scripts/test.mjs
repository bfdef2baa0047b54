import { ensureBuild, ensureDependencies } from './ensure.mjs';
import { command, Refusal } from './lib/command.mjs';
import { heading, print, secondsSince } from './lib/print.mjs';
import { addUp, countCheck, exitCodeOf, summaryLine } from './lib/summary.mjs';
import { runBrowserTests, runCheck, runJest } from './lib/test-steps.mjs';
import { timeTable } from './lib/timed-tests.mjs';

/** @typedef {import('./lib/test-steps.mjs').Outcome} Outcome */

/** Scripts of package.json. @type {[string, string][]} */
const CHECKS = [
  ['Lint', 'lint'],
  ['Types', 'types'],
  ['Format', 'formatted'],
  ['Layer rules', 'layers'],
  ['Weight of the scripts', 'weight'],
];

const JEST = 'Unit, component, contract and integration tests';
const BROWSER = 'Browser tests';

/** @type {{ title: string, outcome: Outcome, time: string }[]} */
const results = [];

/** A step that cannot be run is a failed test, and the others still run. */
const attempt = async ([title, run]) => {
  const since = Date.now();
  const outcome = await run().catch((error) => {
    console.error(error instanceof Refusal ? error.message : error);
    return { counts: countCheck(1), tests: [] };
  });
  results.push({ title, outcome, time: secondsSince(since) });
};

const prepare = async () => {
  await ensureDependencies();
  await ensureBuild();
  // What everything else needs is no test of its own.
  return { counts: { passed: 0, failed: 0, skipped: 0 }, tests: [] };
};

/** Each of them keeps one core busy: two at a time, the long ones first. */
const inPairs = async (steps) => {
  const waiting = [...steps];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const [title, script] = step;
      await attempt([title, () => runCheck(title, script)]);
    }
  };
  await Promise.all([work(), work()]);
};

await command(async () => {
  heading('Dependencies and build');
  await attempt(['Dependencies and build', prepare]);
  await inPairs(CHECKS);
  heading(JEST);
  // Each of the two alone leaves a third of the processors waiting.
  await Promise.all([
    attempt([JEST, () => runJest(process.env.CI ? ['--ci'] : [], process.env)]),
    attempt([BROWSER, () => runBrowserTests([], process.env, { title: BROWSER })]),
  ]);
  heading('Summary');
  for (const { title, outcome, time } of results) {
    print(`${title}: ${summaryLine(outcome.counts)} (${time})`);
  }
  timeTable(results.flatMap(({ outcome }) => outcome.tests)).forEach(print);
  const total = addUp(results.map(({ outcome }) => outcome.counts));
  print(`\n${summaryLine(total)}`);
  return exitCodeOf(total);
});
