import type { ChildProcess } from 'node:child_process';
import { fork, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask } from './ask';
import { freePort } from '../../scripts/lib/free-port.cjs';

const ROOT = join(__dirname, '../..');
const STOREFRONT = join(ROOT, 'dist/server/main.js');
const CONFIGURATION = join(ROOT, 'deploy/nginx/nginx.conf');
const TLS_CONFIGURATION = join(ROOT, 'deploy/nginx/tls.conf');

export const hasNginx = (): boolean => spawnSync('nginx', ['-v']).status === 0;

/** As `describe`, where there is an nginx; a machine that tests every change has to have it. */
export const behindNginx = (name: string, tests: () => void): void => {
  const isThere = hasNginx();
  if (!isThere) {
    process.stderr.write(
      'nginx: not found, so two storefronts behind it are not tested (Debian: apt-get install nginx-light).\n',
    );
  }
  (isThere || process.env.CI ? describe : describe.skip)(name, tests);
};

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

const untilReady = async (port: number, path: string, status = 200): Promise<void> => {
  for (;;) {
    const answer = await ask(port, path).catch(() => null);
    if (answer?.status === status) return;
    await pause(50);
  }
};

export interface RunningStorefront {
  readonly port: number;
  readonly process: () => ChildProcess;
  /** What its processes have said, from warnings on. */
  readonly said: () => string;
  /** Asks it to go and starts another in its place, which is ready when this resolves. */
  restart(): Promise<void>;
}

const openProcess = (port: number, apiUrl: string): ChildProcess =>
  fork(STOREFRONT, [], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      API_URL: apiUrl,
      TRUST_PROXY: '1',
      LOG_LEVEL: 'warn',
      // What is looked at is how storefronts come and go.
      RATE_REQUESTS_PER_MINUTE: '0',
    },
    execArgv: [],
    silent: true,
  });

const openStorefront = async (apiUrl: string): Promise<RunningStorefront> => {
  const port = await freePort();
  let said = '';
  const start = (): ChildProcess => {
    const started = openProcess(port, apiUrl);
    started.stdout?.on('data', (piece: Buffer) => {
      said += piece.toString('utf8');
    });
    return started;
  };
  let running = start();
  await untilReady(port, '/readyz');
  return {
    port,
    process: () => running,
    said: () => said,
    restart: async () => {
      const isOver = running.exitCode !== null || running.signalCode !== null;
      const gone = isOver ? Promise.resolve() : once(running, 'exit');
      running.kill('SIGTERM');
      await gone;
      running = start();
      await untilReady(port, '/readyz');
    },
  };
};

export interface ShopBehindNginx {
  readonly port: number;
  /** Where TLS is answered; null where it was not asked for. */
  readonly tlsPort: number | null;
  readonly storefronts: readonly [RunningStorefront, RunningStorefront];
  /** The lines of nginx's access and error log so far. */
  readonly logs: () => string;
  close(): Promise<void>;
}

/** The nginx.conf that comes with the shop, with ports of this machine in it and nothing else changed. */
export const configurationFor = (
  folder: string,
  port: number,
  storefrontPorts: readonly number[],
): string => {
  const own = readFileSync(CONFIGURATION, 'utf8')
    .replaceAll('/tmp/nginx-shop', join(folder, 'nginx'))
    .replace('/etc/nginx/shop/*.conf', join(folder, 'tls/*.conf'))
    .replace('/dev/stdout', join(folder, 'access.log'))
    .replace('listen 8080', `listen 127.0.0.1:${String(port)}`);
  return storefrontPorts.reduce(
    (text, storefrontPort, index) =>
      text.replaceAll(
        `storefront-${String(index + 1)}:3000`,
        `127.0.0.1:${String(storefrontPort)}`,
      ),
    own,
  );
};

/** Puts the tls.conf that comes with the shop in its place, with a certificate of its own. */
const addTls = (folder: string, port: number): void => {
  const [key, certificate] = [join(folder, 'shop.key'), join(folder, 'shop.crt')];
  const made = spawnSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '2',
      '-subj',
      '/CN=localhost',
    ].concat(['-keyout', key, '-out', certificate]),
  );
  if (made.status !== 0) throw new Error(`openssl made no certificate: ${String(made.stderr)}`);
  mkdirSync(join(folder, 'tls'));
  const text = readFileSync(TLS_CONFIGURATION, 'utf8')
    .replaceAll('/etc/nginx/shop', folder)
    .replace('listen 8443', `listen 127.0.0.1:${String(port)}`);
  writeFileSync(join(folder, 'tls/tls.conf'), text);
};

/** Two built storefronts behind a real nginx, in front of some backend. */
export const openBehindNginx = async (
  apiUrl: string,
  { tls = false }: { readonly tls?: boolean } = {},
): Promise<ShopBehindNginx> => {
  const folder = mkdtempSync(join(tmpdir(), 'behind-nginx-'));
  const tlsPort = tls ? await freePort() : null;
  if (tlsPort !== null) addTls(folder, tlsPort);
  const storefronts = [await openStorefront(apiUrl), await openStorefront(apiUrl)] as const;
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    configurationFor(
      folder,
      port,
      storefronts.map((storefront) => storefront.port),
    ),
  );
  const nginx = spawn('nginx', ['-c', file, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  nginx.stderr.on('data', (piece: Buffer) => {
    errors += piece.toString('utf8');
  });
  // With TLS, plain HTTP only redirects.
  await untilReady(port, '/healthz', tls ? 308 : 200);
  return {
    port,
    tlsPort,
    storefronts: [...storefronts],
    logs: () => readFileSync(join(folder, 'access.log'), 'utf8') + errors,
    close: async () => {
      nginx.kill('SIGTERM');
      await once(nginx, 'exit');
      for (const storefront of storefronts) storefront.process().kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
