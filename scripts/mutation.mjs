import { ensureDependencies } from './ensure.mjs';
import { runNode } from './lib/children.mjs';
import { command } from './lib/command.mjs';
import { inProject } from './lib/project.mjs';

/** `npm run mutation`: puts small faults into the rules, one at a time, and counts which the tests find. */
await command(async () => {
  await ensureDependencies();
  const stryker = inProject('node_modules/@stryker-mutator/core/bin/stryker.js');
  return (await runNode([stryker, 'run', ...process.argv.slice(2)], { verbose: true })).code;
});
