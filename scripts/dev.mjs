import { fork } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ensureDependencies, ensureNode, ensureSeed, forgetBuild } from './ensure.mjs';
import { withDatabase } from './lib/database.mjs';
import { withEnvFile } from './lib/env-file.mjs';
import { waitUntilReady } from './lib/http-ready.mjs';
import { readyAddress } from './lib/announce.mjs';
import { Refusal } from './lib/command.mjs';
import { importMenu, menuFolder, watchMenu } from './lib/own-menu.mjs';
import { shopPort } from './lib/ports.mjs';
import { inProject, ROOT } from './lib/project.mjs';
import { openReloadStream } from './lib/reload-pages.mjs';
import { print } from './lib/print.mjs';
import { openShop } from './lib/shop.mjs';
import { shopCommand } from './lib/shop-command.mjs';

/** @typedef {import('./lib/watch-build.mjs').Build} Build */

const READY_WITHIN = 20_000;

/** Runs one task after the other; one that fails says so and holds up none. */
const inTurn = () => {
  let turn = Promise.resolve();
  return (task) => {
    turn = turn.then(task).catch((error) => console.error(error));
  };
};

/** @param {NodeJS.ProcessEnv} env @param {(build: Build) => void} onBuild */
const watchBuild = (env, onBuild) => {
  const builder = fork(inProject('scripts/lib/watch-build.mjs'), {
    cwd: ROOT,
    env,
    execArgv: ['--import', 'tsx'],
    // Ctrl-C is ours to handle; the builder ends with us.
    detached: process.platform !== 'win32',
  });
  builder.on('message', onBuild);
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

const readOptions = () => {
  try {
    return parseArgs({ options: { menu: { type: 'string' } } }).values;
  } catch (error) {
    throw new Refusal(`${error.message}\nUsage: npm run dev [-- --menu FOLDER]`);
  }
};

await shopCommand(async () => {
  ensureNode();
  const menu = menuFolder(readOptions().menu);
  const settings = withDatabase(withEnvFile(inProject('.env'), process.env));
  if (menu && settings.API_URL)
    throw new Refusal('--menu is for the embedded backend: leave API_URL out');
  const port = await shopPort(settings);
  await ensureDependencies();
  // From here on dist holds the development build: `npm start` has to make its own again.
  forgetBuild();
  const pages = await openReloadStream();
  const env = { ...settings, NODE_ENV: 'development', DEV_RELOAD_URL: pages.url };
  const onEnd = (code) => process.exit(code);

  print('Building the shop, and again on every change …');
  return new Promise((resolve, reject) => {
    let shop;
    const queue = inTurn();
    const onBuild = async (build) => {
      if (build.failed) return print('The build failed: the shop goes on with the last good one.');
      if (!build.backend && !build.storefront) return;
      if (shop) {
        await renew(shop, build, readyAddress(env, port));
        pages.reload();
        return print('Rebuilt.');
      }
      try {
        // Before the import, so that no save in between is missed.
        if (menu) watchMenu(menu, () => queue(onSave));
        const isOwn = menu && (await importMenu(menu, env)) !== 'failed';
        if (!isOwn && !env.API_URL) await ensureSeed(env);
        // Code that breaks the storefront is mended by the next build.
        shop = await openShop({ env, port, onEnd, outlivesStorefront: true });
        resolve(shop);
      } catch (error) {
        reject(error);
      }
    };
    const onSave = async () => {
      if ((await importMenu(menu, env)) !== 'imported') return;
      // The storefront caches what its backend said a while ago.
      await renew(shop, { storefront: true }, readyAddress(env, port));
      pages.reload();
      print('Imported.');
    };
    watchBuild(env, (build) => queue(() => onBuild(build)));
  });
});
