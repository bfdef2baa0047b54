import request from 'supertest';
import type { TestShop } from '../support/test-shop';
import { openTestShop } from '../support/test-shop';

const EMPTY_CART = { domainId: 1, goods: [] };

let clock = new Date('2026-11-27T10:00:10Z');
let shop: TestShop;
beforeEach(async () => {
  clock = new Date('2026-11-27T10:00:10Z');
  shop = await openTestShop({ calculatePerMinute: 2, now: () => clock });
});
afterEach(() => shop.close());

const from = (address: string, app = shop.app) =>
  request(app)
    .post('/api/v1/cart/calculate')
    .set({ Client: 'web', 'X-Forwarded-For': address })
    .send(EMPTY_CART);

it('stops a visitor after so many calculations in a minute and says when to come back', async () => {
  await from('203.0.113.1').expect(200);
  await from('203.0.113.1').expect(200);
  const { body, headers } = await from('203.0.113.1').expect(429);
  expect(headers['retry-after']).toBe('50');
  expect(body).toMatchObject({
    code: 'rate_limited',
    message: 'Too many requests. Please try again in 50 s',
    params: { seconds: 50 },
  });
  clock = new Date('2026-11-27T10:01:00Z');
  await from('203.0.113.1').expect(200);
});

it('counts each visitor alone', async () => {
  await from('203.0.113.1').expect(200);
  await from('203.0.113.1').expect(200);
  await from('203.0.113.2').expect(200);
});

it('does not believe an address that the visitor put in front', async () => {
  await from('198.51.100.7, 203.0.113.1').expect(200);
  await from('198.51.100.8, 203.0.113.1').expect(200);
  await from('198.51.100.9, 203.0.113.1').expect(429);
});

it('takes all addresses of one IPv6 network for one visitor', async () => {
  await from('2001:db8:1:2::1').expect(200);
  await from('2001:db8:1:2::2').expect(200);
  await from('2001:db8:1:2:ffff::3').expect(429);
  await from('2001:db8:1:3::1').expect(200);
});

it('gives a site four times as much as a household, from however many of its networks it asks', async () => {
  for (let household = 1; household <= 8; household += 1)
    await from(`2001:db8:1:${String(household)}::1`).expect(200);
  await from('2001:db8:1:9::1').expect(429);
  await from('2001:db8:2:1::1').expect(200);
});

it.each([
  ['a port of its own at each call', (n: number) => `203.0.113.9:${String(40_000 + n)}`],
  ['brackets and a port', (n: number) => `[2001:db8::1]:${String(40_000 + n)}`],
  ['words that are no address', (n: number) => `nobody-${String(n)}`],
])('does not take one visitor for many by %s', async (_how, addressOf) => {
  await from(addressOf(1)).expect(200);
  await from(addressOf(2)).expect(200);
  await from(addressOf(3)).expect(429);
});

it('counts over all processes of the shop', async () => {
  const other = shop.secondApp();
  await from('203.0.113.1').expect(200);
  await from('203.0.113.1', other).expect(200);
  await from('203.0.113.1').expect(429);
  await from('203.0.113.1', other).expect(429);
});

it('keeps no counters of minutes gone by', async () => {
  await from('203.0.113.1').expect(200);
  clock = new Date('2026-11-27T10:05:00Z');
  await from('203.0.113.2').expect(200);
  const rows = await shop.storage.shop.selectFrom('rate_counters').selectAll().execute();
  expect(rows).toHaveLength(1);
});

it('counts nothing when the operator sets no limit', async () => {
  const free = await openTestShop({ calculatePerMinute: 0 });
  for (let call = 0; call < 5; call += 1) await free.calculate(EMPTY_CART).expect(200);
  expect(await free.storage.shop.selectFrom('rate_counters').selectAll().execute()).toEqual([]);
  await free.close();
});
