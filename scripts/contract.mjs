import { ensureDependencies } from './ensure.mjs';
import { runNode } from './lib/children.mjs';
import { command } from './lib/command.mjs';
import { inProject } from './lib/project.mjs';
import { printToStderr } from './lib/print.mjs';

/** `npm run contract -- --base-url URL`: runs the contract against any backend. */
await command(async () => {
  // `npm run --silent contract -- --json > report.json` must hold the report alone.
  printToStderr();
  await ensureDependencies();
  const args = ['--import', 'tsx', inProject('contract/main.ts'), ...process.argv.slice(2)];
  return (await runNode(args, { verbose: true })).code;
});
