import { fork } from 'node:child_process';
import { ensureDependencies, ensureNode, ensureSeed, forgetBuild } from './ensure.mjs';
import { withDatabase } from './lib/database.mjs';
import { withEnvFile } from './lib/env-file.mjs';
import { waitUntilReady } from './lib/http-ready.mjs';
import { readyAddress } from './lib/announce.mjs';
import { shopPort } from './lib/ports.mjs';
import { inProject, ROOT } from './lib/project.mjs';
import { openReloadStream } from './lib/reload-pages.mjs';
import { say } from './lib/say.mjs';
import { openShop } from './lib/shop.mjs';
import { shopCommand } from './lib/shop-command.mjs';

/** @typedef {import('./lib/watch-build.mjs').Build} Build */

const READY_WITHIN = 20_000;

/** @param {NodeJS.ProcessEnv} env @param {(build: Build) => Promise<void>} onBuild called for one build after the other */
const watchBuild = (env, onBuild) => {
  const builder = fork(inProject('scripts/lib/watch-build.mjs'), {
    cwd: ROOT,
    env,
    execArgv: ['--import', 'tsx'],
    // Ctrl-C is ours to handle; the builder ends with us.
    detached: process.platform !== 'win32',
  });
  let turn = Promise.resolve();
  builder.on('message', (build) => {
    turn = turn.then(() => onBuild(build));
  });
  builder.once('exit', (code) => {
    console.error('The watching build ended.');
    process.exit(code || 1);
  });
};

/** Brings the running shop to the new build and shows it in the open pages. */
const renew = async (shop, { backend, storefront }, address) => {
  if (backend) await shop.restartBackend();
  if (storefront) await shop.restartStorefront();
  await waitUntilReady(address, { limit: READY_WITHIN });
};

await shopCommand(async () => {
  ensureNode();
  const settings = withDatabase(withEnvFile(inProject('.env'), process.env));
  const port = await shopPort(settings);
  await ensureDependencies();
  // From here on dist holds the development build: `npm start` has to make its own again.
  forgetBuild();
  const pages = await openReloadStream();
  const env = { ...settings, NODE_ENV: 'development', DEV_RELOAD_URL: pages.url };
  const onEnd = (code) => process.exit(code);

  say('Building the shop, and again on every change …');
  return new Promise((resolve, reject) => {
    let shop;
    watchBuild(env, async (build) => {
      if (build.failed) return say('The build failed: the shop goes on with the last good one.');
      if (!build.backend && !build.storefront) return;
      if (shop) {
        await renew(shop, build, readyAddress(env, port));
        pages.reload();
        return say('Rebuilt.');
      }
      try {
        if (!env.API_URL) await ensureSeed(env);
        // Code that breaks the storefront is mended by the next build.
        shop = await openShop({ env, port, onEnd, outlivesStorefront: true });
        resolve(shop);
      } catch (error) {
        reject(error);
      }
    });
  });
});
