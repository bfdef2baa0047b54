import { gate } from '../../support/gate';
import type { StubBackend } from '../../support/stub-backend';
import { openStubBackend } from '../../support/stub-backend';
import type { TestStorefront } from '../../support/test-storefront';
import { openStorefront } from '../../support/test-storefront';
import { until } from '../../support/until';

let backend: StubBackend;
let shop: TestStorefront;

beforeEach(async () => {
  backend = await openStubBackend();
  shop = await openStorefront(
    backend.url,
    { TRUST_PROXY: '1' },
    { poolLimits: { perNetwork: 1, wait: 0 } },
  );
});
afterEach(async () => {
  await shop.close();
  await backend.stop();
});

const logOut = (address: string) =>
  shop.ask('/api/v1/logout', {
    method: 'POST',
    headers: { Client: 'web', 'X-Forwarded-For': address, Cookie: 'token=token-of-nobody-1' },
  });

it('lets nobody keep others from their session by logging out again and again', async () => {
  const held = gate();
  backend.behave(({ headers }) => ({
    status: 200,
    body: {},
    ...(headers['x-forwarded-for'] === '192.0.2.1' ? { until: held.promise } : {}),
  }));
  const first = logOut('192.0.2.1');
  await until(() => backend.callsTo(/logout$/).length > 0);
  const second = await logOut('192.0.2.1');
  expect([second.status, second.headers['retry-after']]).toEqual([503, '1']);
  expect((await logOut('192.0.2.2')).status).toBe(200);
  held.open();
  expect((await first).status).toBe(200);
});
