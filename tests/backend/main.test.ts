import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend } from './support/backend-process';
import { smallCities } from './support/small-cities';
import { menuOfPizzas } from './support/small-menu';
import type { TestDatabase } from './support/test-database';
import { testDatabase } from './support/test-database';

let dir: string;
let database: TestDatabase;
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'shop-'));
  database = await testDatabase(dir);
});
afterEach(async () => {
  await database.drop();
  rmSync(dir, { recursive: true, force: true });
});

const start = (args: string[], more: Record<string, string> = {}): ChildProcess =>
  startBackend(args, {
    DEMO: 'false',
    DATABASE_URL: database.variable,
    MEDIA_DIR: join(dir, 'media'),
    BACKEND_PORT: '0',
    ...more,
  });

const run = async (args: string[], more: Record<string, string> = {}) => {
  const child = start(args, more);
  let out = '';
  let err = '';
  child.stdout?.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const [code] = await once(child, 'close');
  return { code, out, err };
};

const write = (name: string, document: unknown): string => {
  const path = join(dir, name);
  writeFileSync(path, JSON.stringify(document));
  return path;
};

const menuWithoutPictures = () => {
  const menu = menuOfPizzas(2);
  for (const product of menu.products) product.picture = null;
  return menu;
};

const readyUrl = async (child: ChildProcess): Promise<string> => {
  const [message] = await once(child, 'message');
  expect(message).toEqual({
    type: 'ready',
    url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
  });
  return message.url;
};

it('imports files, says "unchanged" the second time, and serves what is in', async () => {
  const files = [write('cities.json', smallCities()), write('menu.json', menuWithoutPictures())];
  const first = await run(['import', ...files]);
  expect(first).toMatchObject({ code: 0, err: '' });
  expect(first.out).toContain('cities.json: imported, 2 cities');
  expect(first.out).toContain('menu.json: imported, 2 products');
  const second = await run(['import', ...files]);
  expect(second.out.match(/: unchanged/g)).toHaveLength(2);

  const child = start(['serve']);
  const url = await readyUrl(child);
  const answer = await fetch(`${url}/api/v1/domain/1/goods`);
  expect(answer.status).toBe(200);
  expect((await fetch(`${url}/docs/viewer.js`)).status).toBe(200);
  child.kill('SIGTERM');
  const [code] = await once(child, 'close');
  expect(code).toBe(0);
});

it('refuses to look into a database that it would have to make', async () => {
  const missing = { DATABASE_URL: `sqlite:${join(dir, 'none', 'shop.sqlite')}` };
  const { code, out, err } = await run(['orders', 'list'], missing);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toContain(`there is no database at ${join(dir, 'none', 'shop.sqlite')}`);
  expect(existsSync(join(dir, 'none'))).toBe(false);
});

it('finishes a running request when it is told to stop, and takes no new ones', async () => {
  const child = start(['serve']);
  const url = await readyUrl(child);
  const body = '{"domainId":1,"goods":[]}';
  const running = httpRequest(`${url}/api/v1/cart/calculate`, {
    method: 'POST',
    headers: { Client: 'web', 'Content-Type': 'application/json', 'Content-Length': body.length },
  });
  // Half a body keeps the request running.
  running.write(body.slice(0, 5));
  await new Promise((done) => setTimeout(done, 200));
  child.kill('SIGTERM');
  await new Promise((done) => setTimeout(done, 300));
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
  running.end(body.slice(5));
  const [response] = await once(running, 'response');
  expect(response.statusCode).toBe(422);
  response.resume();
  const [code] = await once(child, 'close');
  expect(code).toBe(0);
});

it('stops when the program that started it is gone', async () => {
  const child = start(['serve']);
  await readyUrl(child);
  child.disconnect();
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
});

it('ends a wrong use with 2 and one line', async () => {
  const { code, out, err } = await run(['cook']);
  expect(code).toBe(2);
  expect(out).toBe('');
  expect(err.trim().split('\n')).toHaveLength(1);
});

it('stops at a wrong variable with one line that names it', async () => {
  const { code, err } = await run(['serve'], { BACKEND_PORT: 'http' });
  expect(code).toBe(1);
  expect(err).toBe('BACKEND_PORT: got "http", accepts a port from 0 to 65535\n');
});

it('names file, place and reason of a wrong import, without a stack', async () => {
  const menu = menuWithoutPictures();
  Object.assign(menu.products[1] ?? {}, { prices: { EUR: 'dear' } });
  const { code, err } = await run(['import', write('menu.json', menu)]);
  expect(code).toBe(1);
  expect(err).toBe(
    `${join(dir, 'menu.json')}:1: products[1].prices.EUR: expected an amount from 0 with at most 2 decimals, got "dear"\n`,
  );
  const missing = await run(['import', join(dir, 'none.json')]);
  expect(missing.err).toBe(`${join(dir, 'none.json')}: cannot be read\n`);
});

it('writes what it holds as a file, and nothing else', async () => {
  await run(['migrate']);
  const before = await run(['export']);
  expect(before).toMatchObject({ code: 1, out: '' });
  expect(before.err).toContain('there is nothing of the format "menu" yet');
  await run(['import', write('menu.json', menuWithoutPictures())]);
  const { code, out, err } = await run(['export', '--pictures', join(dir, 'out')]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const taken = await run(['import', write('again.json', JSON.parse(out))]);
  expect(taken).toMatchObject({ code: 0 });
});

it('ends quietly when its reader has read enough, as head does', async () => {
  const child = start(['--help']);
  let err = '';
  child.stderr?.on('data', (chunk: Buffer) => (err += chunk.toString()));
  child.stdout?.destroy();
  const [code] = await once(child, 'close');
  expect({ code, err }).toEqual({ code: 0, err: '' });
});
