import type { StubBackend } from '../../support/stub-backend';
import { openStubBackend } from '../../support/stub-backend';
import type { TestStorefront } from '../../support/test-storefront';
import { openStorefront, visibleTextOf } from '../../support/test-storefront';

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

const stop = async (address: string): Promise<void> => {
  for (let page = 0; page < 2; page += 1)
    expect((await shop.ask('/products', from(address))).status).toBe(200);
};

it('stops who asks too often, in their language, and nobody else', async () => {
  await stop('192.0.2.1');
  const held = await shop.ask('/ru/products', from('192.0.2.1'));
  expect(held.status).toBe(429);
  expect(held.headers['cache-control']).toBe('no-store');
  expect(visibleTextOf(held)).toContain('Слишком много запросов');
  expect((await shop.ask('/products', from('192.0.2.2'))).status).toBe(200);
});

it('says on a page until when, and has it try again by itself then', async () => {
  await stop('192.0.2.1');
  const held = await shop.ask('/products', from('192.0.2.1'));
  const { headers } = held;
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(headers.refresh).toBe(headers['retry-after']);
  expect(visibleTextOf(held)).toContain(
    `The page tries again by itself in ${String(headers['retry-after'])} seconds`,
  );
});

it('tells a call the code, the seconds and when to come back', async () => {
  await stop('192.0.2.1');
  const { status, text, headers } = await shop.ask('/api/v1/settings', from('192.0.2.1'));
  const seconds = Number(headers['retry-after']);
  expect([status, JSON.parse(text)]).toMatchObject([
    429,
    { code: 'too_many', params: { seconds } },
  ]);
  expect(headers.refresh).toBeUndefined();
});

it('counts no pictures and no files', async () => {
  for (let picture = 0; picture < 6; picture += 1) {
    expect((await shop.ask('/media/dish.webp', from('192.0.2.3'))).status).toBe(200);
    expect((await shop.ask('/assets/main.js', from('192.0.2.3'))).status).toBe(200);
  }
});

it.each([
  ['a port of its own at each request', (n: number) => `203.0.113.9:${String(40_000 + n)}`],
  ['brackets and a port', (n: number) => `[2001:db8::9]:${String(40_000 + n)}`],
  ['the mapped spelling in hex', (n: number) => (n % 2 ? '::ffff:cb00:7109' : '203.0.113.9')],
  ['a word that is no address', (n: number) => `nobody-${String(n)}`],
])('does not take one visitor for many by %s', async (_how, addressOf) => {
  const statuses: number[] = [];
  for (let page = 0; page < 3; page += 1)
    statuses.push((await shop.ask('/products', from(addressOf(page)))).status);
  expect(statuses).toEqual([200, 200, 429]);
});

it('does not pass a spelling on to the backend that it would count anew', async () => {
  await shop.ask('/api/v1/settings', from('[2001:db8::9]:40000'));
  await shop.ask('/api/v1/settings', from('nobody'));
  const said = backend.callsTo('/api/v1/settings').map(({ headers }) => headers['x-forwarded-for']);
  expect(said.slice(-2)).toEqual(['2001:db8::9', '127.0.0.1']);
});

it('answers a request that cannot be counted with an error, and goes on', async () => {
  const broken = await openStorefront(
    backend.url,
    { RATE_REQUESTS_PER_MINUTE: '4' },
    { countRequest: () => Promise.reject(new Error('no counter')) },
  );
  expect((await broken.ask('/products')).status).toBe(500);
  expect((await broken.ask('/healthz')).status).toBe(200);
  await broken.close();
});
