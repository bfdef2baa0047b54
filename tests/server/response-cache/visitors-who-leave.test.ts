import { request } from 'node:http';
import { gate } from '../../support/gate';
import { passTime } from '../../support/pass-time';
import type { StubBackend } from '../../support/stub-backend';
import { openStubBackend } from '../../support/stub-backend';
import { SOFIA } from '../../support/stub-menu';
import type { TestStorefront } from '../../support/test-storefront';
import { openStorefront } from '../../support/test-storefront';
import { until } from '../../support/until';

const PAGE = '/products/pizza';

describe('guests who leave before their page is there', () => {
  let backend: StubBackend;
  let shop: TestStorefront;

  beforeEach(async () => {
    backend = await openStubBackend();
    shop = await openStorefront(backend.url, { PAGE_CACHE: 'true' });
    passTime(60_000);
  });
  afterEach(async () => {
    await shop.close();
    await backend.stop();
  });

  const come = () => {
    const visit = request({
      host: '127.0.0.1',
      port: shop.port,
      path: PAGE,
      headers: { Host: SOFIA.host },
    });
    visit.on('error', () => undefined).end();
    return visit;
  };
  const left = (): number => shop.logLines.filter(({ msg }) => msg === 'request aborted').length;

  it.each([
    ['the first, then the others', [0, 1, 2]],
    ['the others, then the first', [2, 1, 0]],
  ])('leave no page that never comes again: %s', async (_, order) => {
    const held = gate();
    backend.behave(({ path }) => (path.endsWith('/pizza') ? { until: held.promise } : undefined));
    const visits = [come()];
    await until(() => backend.callsTo(/\/pizza$/).length > 0);
    visits.push(come(), come());
    // They are in before the one who asks something else and is answered at once.
    await shop.ask('/healthz');
    for (const [index, at] of order.entries()) {
      visits[at]?.destroy();
      await until(() => left() > index);
    }
    const waiting = shop.ask(PAGE, { headers: { Host: SOFIA.host } });
    held.open();
    expect((await waiting).status).toBe(200);
    expect((await shop.ask(PAGE, { headers: { Host: SOFIA.host } })).status).toBe(200);
  });
});
