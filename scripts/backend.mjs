import { ensureBuild, ensureDependencies } from './ensure.mjs';
import { runNode } from './lib/children.mjs';
import { command } from './lib/command.mjs';
import { withDatabase } from './lib/database.mjs';
import { withEnvFile } from './lib/env-file.mjs';
import { inProject } from './lib/project.mjs';
import { printToStderr } from './lib/print.mjs';

await command(async () => {
  // `npm run --silent backend -- export > menu.json` must hold the export alone.
  printToStderr();
  await ensureDependencies();
  await ensureBuild();
  const env = withDatabase(withEnvFile(inProject('.env'), process.env));
  const args = process.argv.slice(2);
  const program = inProject('dist/backend/main.js');
  return (await runNode([program, ...args], { env, verbose: true })).code;
});
