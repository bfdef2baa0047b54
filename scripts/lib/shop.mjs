import { aliveAddress, announceOpening } from './announce.mjs';
import { waitUntilReady } from './http-ready.mjs';
import { keepRunning } from './keep-running.mjs';
import { freePort } from './free-port.cjs';
import { print } from './print.mjs';
import { startBackend, startStorefront } from './services.mjs';

/** Both programs let running requests finish for 10 s; this is a little longer. */
const GRACE = 12_000;

/** A storefront that dies so often as soon as it is started has a fault that starting again does not mend. */
const MOST_FALSE_STARTS = 5;

/**
 * Runs one of the programs, and starts it again whenever it dies.
 * @param {object} options
 * @param {string} options.name
 * @param {() => import('node:child_process').ChildProcess} options.start
 * @param {string} options.address that answers 200 once it is open
 * @param {number} [options.mostFalseStarts]
 * @param {(code: number) => void} options.onHopeless
 */
const supervise = ({ name, start, address, mostFalseStarts, onHopeless }) => {
  let wasOpen = false;
  const program = keepRunning(
    start,
    ({ code, how, pause }) => {
      // One that never came up has said why (a wrong setting, say); again would say it again.
      const isHopeless = !wasOpen || pause === null;
      print(
        `The ${name} stopped (${how})${isHopeless ? '.' : `; it starts again in ${pause / 1000} s.`}`,
      );
      if (isHopeless) onHopeless(code || 1);
    },
    { mostFalseStarts },
  );
  let isOff = false;
  waitUntilReady(address, { isOff: () => isOff }).then((isReady) => {
    wasOpen = isReady;
  });
  return {
    restart: () => program.restart(GRACE),
    kill: program.kill,
    stop: () => {
      isOff = true;
      return program.stop(GRACE);
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
  const isEmbedded = !env.API_URL;
  const backendPort = isEmbedded ? Number(env.BACKEND_PORT) || (await freePort()) : undefined;
  const apiUrl = env.API_URL || `http://127.0.0.1:${backendPort}`;

  const backend = isEmbedded
    ? supervise({
        name: 'backend',
        start: () => startBackend({ env, port: backendPort, storefrontPort: port }),
        address: `http://127.0.0.1:${backendPort}/readyz`,
        onHopeless: (code) => stop(code),
      })
    : undefined;

  const storefront = supervise({
    name: 'storefront',
    start: () => startStorefront({ env, port, apiUrl }),
    address: aliveAddress(env, port),
    mostFalseStarts: outlivesStorefront ? 1 : MOST_FALSE_STARTS,
    onHopeless: (code) => {
      if (!outlivesStorefront) stop(code);
    },
  });

  /** The storefront first, while its backend still answers. */
  const stop = async (code) => {
    if (isOff) return;
    isOff = true;
    await storefront.stop();
    await backend?.stop();
    onEnd(code);
  };

  return {
    stop,
    /** For someone who has no patience with stop. */
    kill: () => {
      storefront.kill();
      backend?.kill();
    },
    announce: () => announceOpening({ env, port, apiUrl, isOff: () => isOff }),
    restartBackend: async () => backend?.restart(),
    restartStorefront: async () => {
      if (!isOff) await storefront.restart();
    },
  };
};
