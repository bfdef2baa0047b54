import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestShop } from '../../backend/support/test-shop';
import { openTestShop } from '../../backend/support/test-shop';
import type { TestStorefront } from '../../support/test-storefront';
import { openStorefront } from '../../support/test-storefront';

/** A storefront behind one proxy, in front of the backend itself with two prices a minute. */
let backend: TestShop;
let listening: Server;
let shop: TestStorefront;
beforeEach(async () => {
  backend = await openTestShop({
    calculatePerMinute: 2,
    now: () => new Date('2026-11-27T10:00:10Z'),
  });
  listening = createServer(backend.app).listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  shop = await openStorefront(`http://127.0.0.1:${String(port)}`, { TRUST_PROXY: '1' });
});
afterEach(async () => {
  await shop.close();
  listening.close();
  listening.closeAllConnections();
  await backend.close();
});

const price = (forwardedFor: string) =>
  shop.ask('/api/v1/cart/calculate', {
    method: 'POST',
    headers: {
      Client: 'web',
      'Content-Type': 'application/json',
      'X-Forwarded-For': forwardedFor,
    },
    body: JSON.stringify({ domainId: 1, goods: [] }),
  });

it.each([
  ['a port of its own at each call', (n: number) => `203.0.113.9:${String(40_000 + n)}`],
  ['brackets and a port', (n: number) => `[2001:db8::1]:${String(40_000 + n)}`],
  ['addresses of its household', (n: number) => `2001:db8::${String(n)}`],
  ['addresses before the one of the proxy', (n: number) => `198.51.100.${String(n)}, 203.0.113.9`],
  ['words that are no address', (n: number) => `nobody-${String(n)}`],
])('does not price more often than it may by %s', async (_how, addressOf) => {
  const statuses: number[] = [];
  for (const call of [1, 2, 3]) statuses.push((await price(addressOf(call))).status);
  expect(statuses).toEqual([200, 200, 429]);
});

it('tells who is stopped why, until when and in which code, and stops nobody else', async () => {
  await price('203.0.113.9');
  await price('203.0.113.9');
  const { status, headers, text } = await price('203.0.113.9');
  expect([status, headers['retry-after'], JSON.parse(text)]).toMatchObject([
    429,
    '50',
    {
      code: 'rate_limited',
      message: 'Too many requests. Please try again in 50 s',
      params: { seconds: 50 },
    },
  ]);
  expect((await price('203.0.113.10')).status).toBe(200);
});
