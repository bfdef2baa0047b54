import { fork } from 'node:child_process';
import { copyFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../scripts/lib/free-port.cjs';

const { PATH, NODE_OPTIONS, CLOCK_SHIFT } = process.env;

const ROOT = path.resolve(__dirname, '../..');
const STOREFRONT = path.join(ROOT, 'dist/server/main.js');
const BACKEND = path.join(ROOT, 'dist/backend/main.js');
/** What the shop of the tests has made. */
const FOLDER = path.join(ROOT, 'data/e2e');

const isReady = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
};

export interface OtherStorefront {
  readonly url: string;
  close(): Promise<void>;
}

/** A shop whose backend may be stopped and started again, on the same port and with the same orders. */
export interface OtherShop extends OtherStorefront {
  /** As the operator's tool wants it. */
  readonly database: string;
  stopBackend(): Promise<void>;
  startBackend(): Promise<void>;
}

interface Program {
  readonly script: string;
  readonly args?: readonly string[];
  readonly port: number;
  readonly env: Readonly<Record<string, string>>;
}

/** Starts a program of the shop beside the ones of the tests, and waits until it is ready. */
const openProgram = async ({ script, args = [], port, env }: Program): Promise<OtherStorefront> => {
  const program = fork(script, args, {
    cwd: ROOT,
    // By the clock of the tests.
    env: { PATH, NODE_OPTIONS, CLOCK_SHIFT, NODE_ENV: 'production', ...env },
    execArgv: [],
    silent: true,
  });
  const gone = new Promise<void>((resolve) => {
    program.once('exit', () => {
      resolve();
    });
  });
  const url = `http://localhost:${String(port)}`;
  while (!(await isReady(url))) {
    if (program.exitCode !== null) throw new Error(`The other ${script} did not open`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    close: async () => {
      program.kill('SIGTERM');
      await gone;
    },
  };
};

/**
 * A storefront with other settings than the one of the tests, whose backend it shares: it asks for
 * everything there. It can be looked around in, not ordered from.
 */
export const openOtherStorefront = async (
  shop: string,
  settings: Readonly<Record<string, string>>,
): Promise<OtherStorefront> => {
  const port = await freePort();
  const env = { PORT: String(port), API_URL: shop, ...settings };
  return openProgram({ script: STOREFRONT, port, env });
};

/** As in the shop of the tests: all of them are one visitor, and a moved clock asks as fast as it moves. */
const NO_LIMITS = {
  RATE_CALCULATE_PER_MINUTE: '0',
  RATE_REQUESTS_PER_MINUTE: '0',
} as const;

/** A whole shop with other settings and customers of its own; only the menu is the same. */
export const openOtherShop = async (
  settings: Readonly<Record<string, string>>,
): Promise<OtherShop> => {
  const [port, storefrontPort] = [await freePort(), await freePort()];
  const file = path.join(FOLDER, `other-${String(port)}.sqlite`);
  copyFileSync(path.join(FOLDER, 'menu.sqlite'), file);
  const database = `sqlite:${file}`;
  const program: Program = {
    script: BACKEND,
    args: ['serve'],
    port,
    env: {
      BACKEND_PORT: String(port),
      STOREFRONT_PORT: String(storefrontPort),
      DATABASE_URL: database,
      MEDIA_DIR: path.join(FOLDER, 'media'),
      ...NO_LIMITS,
      ...settings,
    },
  };
  let backend = await openProgram(program);
  const storefront = await openProgram({
    script: STOREFRONT,
    port: storefrontPort,
    env: { PORT: String(storefrontPort), API_URL: backend.url, ...NO_LIMITS, ...settings },
  });
  return {
    url: storefront.url,
    database,
    stopBackend: () => backend.close(),
    startBackend: async () => {
      backend = await openProgram(program);
    },
    close: async () => {
      await storefront.close();
      await backend.close();
      for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
    },
  };
};
