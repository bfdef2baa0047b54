import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { countInRedis } from '../../../server/flood/count-in-redis';
import { memoryLog } from '../../support/memory-log';
import type { StubBackend } from '../../support/stub-backend';
import { openStubBackend } from '../../support/stub-backend';
import type { TestStorefront } from '../../support/test-storefront';
import { openStorefront, wordsOf } from '../../support/test-storefront';

let backend: StubBackend;
let shop: TestStorefront;

beforeAll(async () => {
  backend = await openStubBackend();
});
beforeEach(async () => {
  shop = await openStorefront(backend.url, { RATE_REQUESTS_PER_MINUTE: '4', TRUST_PROXY: '1' });
});
afterEach(() => shop.close());
afterAll(() => backend.stop());

const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } });

it('holds back whoever asks too often, in their language, and nobody else', async () => {
  for (let page = 0; page < 2; page += 1) {
    expect((await shop.ask('/products', from('192.0.2.1'))).status).toBe(200);
  }
  const held = await shop.ask('/ru/products', from('192.0.2.1'));
  expect(held.status).toBe(429);
  expect(Number(held.headers['retry-after'])).toBeGreaterThan(0);
  expect(held.headers['cache-control']).toBe('no-store');
  expect(wordsOf(held)).toContain('Слишком много запросов');
  const call = await shop.ask('/api/v1/settings', from('192.0.2.1'));
  expect([call.status, JSON.parse(call.text)]).toMatchObject([429, { code: 'too_many' }]);
  expect((await shop.ask('/products', from('192.0.2.2'))).status).toBe(200);
});

it('counts no pictures and no files', async () => {
  for (let picture = 0; picture < 6; picture += 1) {
    expect((await shop.ask('/media/dish.webp', from('192.0.2.3'))).status).toBe(200);
    expect((await shop.ask('/assets/main.js', from('192.0.2.3'))).status).toBe(200);
  }
});

const LIMIT = { perMinute: 6, atOnce: 3 };
const BY_ITSELF = () => Promise.resolve(null);

const hasRedis = spawnSync('redis-server', ['--version']).status === 0;
if (!hasRedis) process.stderr.write('Redis: not found, so counting together is not tested.\n');

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
};

(hasRedis ? it : it.skip)(
  'several storefronts count together in Redis, which holds no address',
  async () => {
    const port = await freePort();
    const redis = spawn(
      'redis-server',
      ['--port', String(port), '--bind', '127.0.0.1', '--save', ''],
      {
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
    for await (const line of redis.stdout) if (String(line).includes('Ready to accept')) break;
    const { log, logText } = memoryLog();
    const url = `redis://127.0.0.1:${String(port)}`;
    const open = () => countInRedis(url, LIMIT, () => Promise.resolve(-1), log);
    const [first, second] = [open(), open()];
    // Until they have connected each counts by itself.
    for (const { count } of [first, second]) {
      while ((await count('192.0.2.99')) === -1)
        await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const waits: (number | null)[] = [];
    for (let asked = 0; asked < 8; asked += 1) {
      waits.push(await (asked % 2 === 0 ? first : second).count('192.0.2.1'));
    }
    // The window may end meanwhile, once.
    expect(waits.filter((wait) => wait === null).length).toBeLessThanOrEqual(6);
    expect(waits.some((wait) => wait !== null)).toBe(true);
    redis.kill();
    await once(redis, 'exit');
    expect(await first.count('192.0.2.1')).toBe(-1);
    expect(logText()).not.toContain('192.0.2');
    first.close();
    second.close();
  },
);

it('a Redis that is not there keeps nobody from the shop', async () => {
  const { log, logLines } = memoryLog();
  const { count, close } = countInRedis('redis://:secret@127.0.0.1:1', LIMIT, BY_ITSELF, log);
  expect(await count('192.0.2.1')).toBeNull();
  while (logLines.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(JSON.stringify(logLines)).not.toContain('secret');
  close();
});
