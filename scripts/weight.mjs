import { readFileSync } from 'node:fs';
import { ensureBuild, ensureDependencies } from './ensure.mjs';
import { command } from './lib/command.mjs';
import { inProject } from './lib/project.mjs';
import { print } from './lib/print.mjs';
import { overruns, readWeights } from './lib/script-weights.mjs';

/** The weight of the scripts against its limits: fails where a page would load more than it may. */
await command(async () => {
  await ensureDependencies();
  await ensureBuild();
  const limits = JSON.parse(readFileSync(inProject('bench/script-limits.json'), 'utf8'));
  const weights = readWeights();
  for (const [name, bytes] of Object.entries(weights)) {
    print(
      `${name.padEnd(14)}${String(bytes).padStart(9)} of ${String(limits[name]).padStart(7)} bytes`,
    );
  }
  const over = overruns(weights, limits);
  over.forEach((line) => console.error(`Too heavy: ${line}`));
  return over.length === 0 ? 0 : 1;
});
