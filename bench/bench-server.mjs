import { fork } from 'node:child_process';
import { once } from 'node:events';
import { runNode } from '../scripts/lib/children.mjs';
import { waitUntilReady } from '../scripts/lib/http-ready.mjs';
import { freePort } from '../scripts/lib/free-port.cjs';
import { inProject } from '../scripts/lib/project.mjs';
import { print } from '../scripts/lib/print.mjs';
import { startBackend, stopService } from '../scripts/lib/services.mjs';

/** Builds the storefront with the bare render and a count of its processor time beside it. */
export const buildBenchServer = () => {
  print('Building the bench.');
  const cli = 'node_modules/webpack-cli/bin/cli.js';
  return runNode(['--import', 'tsx', cli, '--config', 'webpack.config.ts', '--env', 'bench']);
};

/**
 * Runs `work` with a backend on this database and the storefront of the bench before it.
 * @param {NodeJS.ProcessEnv} env with DATABASE_URL
 * @param {(base: string) => Promise<T>} work
 * @param {{ execArgv?: string[], cachesPages?: boolean }} [options]
 * @template T
 */
export const withBenchServer = async (env, work, { execArgv = [], cachesPages = false } = {}) => {
  const port = await freePort();
  const backend = startBackend({ env, port, storefrontPort: 3000, output: 'ignore' });
  await waitUntilReady(`http://127.0.0.1:${port}/readyz`, { limit: 60_000, isOff: () => false });
  const child = fork(inProject('dist/bench/main.js'), {
    execArgv,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      API_URL: `http://127.0.0.1:${port}`,
      LOG_LEVEL: 'silent',
      // All requests come from one address.
      RATE_REQUESTS_PER_MINUTE: '0',
      // Where it keeps none, what is measured is how a page is made.
      PAGE_CACHE: String(cachesPages),
    },
  });
  try {
    const [message] = await once(child, 'message');
    return await work(`http://127.0.0.1:${message.port}`);
  } finally {
    const ended = once(child, 'exit');
    child.disconnect();
    await ended;
    await stopService(backend, 5000);
  }
};
