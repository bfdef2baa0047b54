import { ensureBuild, ensureDependencies, ensureNode, ensureSeed } from './ensure.mjs';
import { withDatabase } from './lib/database.mjs';
import { withEnvFile } from './lib/env-file.mjs';
import { shopPort } from './lib/ports.mjs';
import { inProject } from './lib/project.mjs';
import { openShop } from './lib/shop.mjs';
import { shopCommand } from './lib/shop-command.mjs';

await shopCommand(async () => {
  ensureNode();
  const env = withDatabase(withEnvFile(inProject('.env'), process.env));
  // First of all: nobody should wait for a build to learn that the port is taken.
  const port = await shopPort(env);
  await ensureDependencies();
  await ensureBuild();
  if (!env.API_URL) await ensureSeed(env);
  return openShop({
    env: { ...env, NODE_ENV: 'production' },
    port,
    onEnd: (code) => process.exit(code),
  });
});
