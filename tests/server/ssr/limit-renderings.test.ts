import { gate } from '../../support/gate';
import type { StubBackend } from '../../support/stub-backend';
import { openStubBackend } from '../../support/stub-backend';
import type { TestStorefront } from '../../support/test-storefront';
import { openStorefront, wordsOf } from '../../support/test-storefront';
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
  expect(wordsOf(more)).toContain('Сейчас заказывает очень много людей');
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
