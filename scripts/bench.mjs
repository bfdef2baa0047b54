import { buildBenchServer } from '../bench/bench-server.mjs';
import { benchCachedPage } from '../bench/cached-page.mjs';
import { benchDomain } from '../bench/domain.mjs';
import { benchMenuPage } from '../bench/menu-page.mjs';
import { ensureBuild, ensureDependencies, ensureSeed } from './ensure.mjs';
import { runNode } from './lib/children.mjs';
import { findChromium } from './lib/chromium.mjs';
import { command } from './lib/command.mjs';
import { withDatabase } from './lib/database.mjs';

/** A measurement that is a program of its own; it says by its exit code whether it kept its limits. */
const benchAlone = async (file, env = process.env) => {
  const { code } = await runNode(['--import', 'tsx', file], { verbose: true, env });
  return code;
};

/** `npm run bench`: what a page costs, measured beside the least it could cost; and how search grows. */
await command(async () => {
  const env = withDatabase(process.env);
  await ensureDependencies();
  await ensureBuild();
  await ensureSeed(env);
  await buildBenchServer();
  await benchMenuPage(env);
  await benchCachedPage(env);
  const search = await benchAlone('bench/search.ts');
  const backend = await benchAlone('bench/backend-calls.ts');
  const board = await benchAlone('bench/board.ts', {
    ...process.env,
    CHROMIUM_PATH: await findChromium(process.env),
  });
  const domain = await benchDomain();
  return Math.max(search, backend, board, domain);
});
