import { ensureBuild, ensureDependencies } from './ensure.mjs';
import { command } from './lib/command.mjs';

await command(async () => {
  await ensureDependencies();
  await ensureBuild({ force: true, verbose: true });
});
