import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.cjs';

const DEBIAN = '/usr/lib/postgresql';
const START_MS = 60_000;

/** Newest first, then whatever the PATH holds. */
const binFolders = () => [
  ...(existsSync(DEBIAN) ? readdirSync(DEBIAN) : [])
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(DEBIAN, version, 'bin')),
  ...(process.env.PATH ?? '').split(path.delimiter),
];

/** @returns {string | undefined} the folder of PostgreSQL's own programs */
export const findPostgres = () =>
  binFolders().find((folder) =>
    ['initdb', 'postgres'].every((name) => existsSync(path.join(folder, name))),
  );

/** PostgreSQL refuses to work for root; Debian's package brings a user for it. */
const worker = () => {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
};

const answers = (bin, port) => {
  try {
    execFileSync(path.join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
};

/**
 * Starts a PostgreSQL of our own with nothing in it, for tests: fast, and gone afterwards.
 * @param {string} bin the folder of its programs
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} where a user who may create databases comes in
 */
export const startPostgres = async (bin) => {
  const user = worker();
  const dir = mkdtempSync(path.join(tmpdir(), 'shop-postgres-'));
  if (user.uid !== undefined) chownSync(dir, user.uid, user.gid);
  const data = path.join(dir, 'data');
  const options = { ...user, cwd: dir, stdio: 'ignore' };
  execFileSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'shop', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'],
    options,
  );
  const port = await freePort();
  const settings = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=200',
    'listen_addresses=127.0.0.1',
  ];
  const server = spawn(
    path.join(bin, 'postgres'),
    ['-D', data, '-k', dir, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    options,
  );
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const remove = () => {
    server.kill('SIGKILL');
    rmSync(dir, { recursive: true, force: true });
  };
  process.once('exit', remove);
  const giveUpAt = Date.now() + START_MS;
  while (!answers(bin, port)) {
    if (server.exitCode !== null || Date.now() > giveUpAt) {
      remove();
      throw new Error('PostgreSQL was found but does not start');
    }
    await pause(100);
  }
  return {
    url: `postgres://shop@127.0.0.1:${String(port)}/postgres`,
    stop: async () => {
      server.kill('SIGINT');
      await ended;
      process.off('exit', remove);
      rmSync(dir, { recursive: true, force: true });
    },
  };
};
