import { announceOpening } from './announce.mjs';
import { waitUntilReady } from './http-ready.mjs';
import { howItEnded, keepRunning } from './keep-running.mjs';
import { freePort } from './ports.mjs';
import { say } from './say.mjs';
import { startBackend, startStorefront, stopService } from './services.mjs';

/** Both programs let running requests finish for 10 s; this is a little longer. */
const GRACE = 12_000;

/**
 * The embedded backend, started again whenever it dies.
 * @param {{ env: NodeJS.ProcessEnv, port: number, storefrontPort: number, onHopeless: (code: number) => void }} options
 */
const runBackend = ({ env, port, storefrontPort, onHopeless }) => {
  let wasReady = false;
  const backend = keepRunning(
    () => startBackend({ env, port, storefrontPort }),
    ({ code, how, pause }) => {
      // One that never came up has said why (a wrong setting, say); again would say it again.
      if (!wasReady) return onHopeless(code || 1);
      say(`The backend stopped (${how}); it starts again in ${pause / 1000} s.`);
    },
  );
  let isOff = false;
  waitUntilReady(`http://127.0.0.1:${port}/readyz`, { isOff: () => isOff }).then((isReady) => {
    wasReady = isReady;
  });
  return {
    restart: () => backend.restart(GRACE),
    kill: backend.kill,
    stop: () => {
      isOff = true;
      return backend.stop(GRACE);
    },
  };
};

/**
 * The whole shop: the storefront, and the embedded backend where no other is named.
 * @param {object} options
 * @param {NodeJS.ProcessEnv} options.env
 * @param {number} options.port of the storefront
 * @param {(code: number) => void} options.onEnd called once, when it ends by itself or was stopped
 * @param {boolean} [options.outlivesStorefront] whether a storefront that dies is waited for, not the end
 */
export const openShop = async ({ env, port, onEnd, outlivesStorefront = false }) => {
  let isOff = false;
  let storefrontIsReplaced = false;
  const isEmbedded = !env.API_URL;
  const backendPort = isEmbedded ? Number(env.BACKEND_PORT) || (await freePort()) : undefined;
  const apiUrl = env.API_URL || `http://127.0.0.1:${backendPort}`;

  const backend = isEmbedded
    ? runBackend({ env, port: backendPort, storefrontPort: port, onHopeless: (code) => stop(code) })
    : undefined;

  const launchStorefront = () => {
    const child = startStorefront({ env, port, apiUrl });
    child.once('exit', (code, signal) => {
      if (isOff || storefrontIsReplaced) return;
      say(`The storefront stopped (${howItEnded(code, signal)}).`);
      if (!outlivesStorefront) stop(code ?? 1);
    });
    return child;
  };
  let storefront = launchStorefront();

  /** The storefront first, while its backend still answers. */
  const stop = async (code) => {
    if (isOff) return;
    isOff = true;
    await stopService(storefront, GRACE);
    await backend?.stop();
    onEnd(code);
  };

  return {
    stop,
    /** For someone who has no patience with stop. */
    kill: () => {
      storefront.kill('SIGKILL');
      backend?.kill();
    },
    announce: () => announceOpening({ env, port, apiUrl, isOff: () => isOff }),
    restartBackend: async () => backend?.restart(),
    restartStorefront: async () => {
      storefrontIsReplaced = true;
      await stopService(storefront, GRACE);
      storefrontIsReplaced = false;
      if (!isOff) storefront = launchStorefront();
    },
  };
};
