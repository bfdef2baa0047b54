import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Response } from 'express';
import express from 'express';
import { limitRenderings } from '../../../server/ssr/limit-renderings';
import { createSlots } from '../../../server/upstream/slots';
import { ask as askPort } from '../../support/ask';
import { gate } from '../../support/gate';
import type { StubBackend } from '../../support/stub-backend';
import { openStubBackend } from '../../support/stub-backend';
import type { TestStorefront } from '../../support/test-storefront';
import { SOFIA, dishId } from '../../support/stub-menu';
import { cartCookie, openStorefront, visibleTextOf } from '../../support/test-storefront';
import { until } from '../../support/until';

let backend: StubBackend;
let shop: TestStorefront;

beforeEach(async () => {
  backend = await openStubBackend();
  shop = await openStorefront(
    backend.url,
    { TRUST_PROXY: '1' },
    { renderingLimits: { atOnce: 2, perNetwork: 1, wait: 0 } },
  );
});
afterEach(async () => {
  await shop.close();
  await backend.stop();
});

const ask = (path: string, address: string) =>
  shop.ask(path, { headers: { 'X-Forwarded-For': address } });

it('does not let one network have every page in the making', async () => {
  const held = gate();
  backend.behave(({ path }) => (path.endsWith('/domain') ? { until: held.promise } : undefined));
  const first = ask('/products', '192.0.2.1');
  await until(() => backend.callsTo(/\/domain$/).length > 0);
  const more = await ask('/ru/cart', '192.0.2.1');
  expect(more.status).toBe(503);
  expect(visibleTextOf(more)).toContain('Сейчас заказывает очень много людей');
  expect(more.headers).toMatchObject({
    'retry-after': '2',
    refresh: '2',
    'cache-control': 'no-store',
  });
  const other = ask('/products', '192.0.2.2');
  held.open();
  expect((await first).status).toBe(200);
  expect((await other).status).toBe(200);
});

it('gives the place back when the page is done', async () => {
  expect((await ask('/products', '192.0.2.1')).status).toBe(200);
  expect((await ask('/cart', '192.0.2.1')).status).toBe(200);
});

it('gives the place back when the page is made, however slowly its visitor reads', async () => {
  const slots = createSlots({ atOnce: 1, perNetwork: 1, wait: 0 });
  const app = express();
  const open: Response[] = [];
  app.use(
    limitRenderings(slots, { all: ['en'], defaultLocale: 'en' }, (_, response) => {
      open.push(response);
      response.flushHeaders();
    }),
  );
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const answers = [askPort(port, '/'), askPort(port, '/')];
  await until(() => open.length === 2);
  for (const response of open) response.end();
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
  server.close();
});

describe('pages that guests share', () => {
  let cached: TestStorefront;
  const open = async (atOnce: number): Promise<void> => {
    cached = await openStorefront(
      backend.url,
      { TRUST_PROXY: '1', PAGE_CACHE: 'true' },
      { renderingLimits: { atOnce, perNetwork: 1, wait: 0 } },
    );
  };
  afterEach(() => cached.close());
  const from = (address: string, more: Record<string, string> = {}) => ({
    headers: { 'X-Forwarded-For': address, ...more },
  });

  it('come for a guest whose network has all its own pages in the making', async () => {
    await open(3);
    const held = gate();
    backend.behave(({ headers }) =>
      headers['x-forwarded-for'] === '192.0.2.1' ? { until: held.promise } : undefined,
    );
    const cookie = { Cookie: cartCookie([dishId(SOFIA, 0), 1]) };
    const own = cached.ask('/cart', from('192.0.2.1', cookie));
    await until(() => backend.calls.length > 0);
    expect((await cached.ask('/cart', from('192.0.2.1', cookie))).status).toBe(503);
    const shared = cached.ask('/products', from('192.0.2.1'));
    held.open();
    expect((await shared).status).toBe(200);
    expect((await own).status).toBe(200);
  });

  it('try again by themselves where too many are in the making', async () => {
    await open(1);
    const held = gate();
    backend.behave(() => ({ until: held.promise }));
    const first = cached.ask('/products', from('192.0.2.1'));
    await until(() => backend.calls.length > 0);
    const second = await cached.ask('/news', from('192.0.2.2'));
    expect([second.status, second.headers.refresh]).toEqual([503, '2']);
    // What passes needs no number, and its button offers the same page again.
    expect(second.text).toContain('<a href="">Try again</a>');
    expect(second.text).not.toContain('<b>503</b>');
    held.open();
    expect((await first).status).toBe(200);
  });
});
