import { ensureBuild, ensureDependencies } from './ensure.mjs';
import { command } from './lib/command.mjs';
import { print } from './lib/print.mjs';
import { exitCodeOf, summaryLine } from './lib/summary.mjs';
import { runBrowserTests } from './lib/test-steps.mjs';

await command(async () => {
  await ensureDependencies();
  await ensureBuild();
  const { counts } = await runBrowserTests(process.argv.slice(2), process.env);
  print(`\n${summaryLine(counts)}`);
  return exitCodeOf(counts);
});
