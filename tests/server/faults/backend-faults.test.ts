import { BACKEND_CACHE_LIMITS } from '../../../server/upstream/lru-backend-response-cache';
import { TIME_FOR_CALLS } from '../../../server/upstream/with-deadline';
import type { ListeningApp } from '../../backend/support/event-stream';
import { listenTo } from '../../backend/support/event-stream';
import { MARGHERITA } from '../../backend/support/small-menu';
import type { TestShop } from '../../backend/support/test-shop';
import { openTestShop } from '../../backend/support/test-shop';
import type { Answer } from '../../support/ask';
import type { FaultyProxy } from '../../support/faulty-proxy';
import { FAULTS, openFaultyProxy } from '../../support/faulty-proxy';
import { passTime, passWallTime } from '../../support/pass-time';
import type { TestStorefront } from '../../support/test-storefront';
import { cartCookie, openStorefront, stateOf, visibleTextOf } from '../../support/test-storefront';

/** The storefront in front of the real backend, with something between the two that goes wrong. */
let backend: TestShop;
let listening: ListeningApp;
let proxy: FaultyProxy;
let shop: TestStorefront;

/** As in the shop itself. */
const TIMES = { backendCacheLimits: BACKEND_CACHE_LIMITS, timeForCalls: TIME_FOR_CALLS };

const MENU = ['/', '/products', '/products/pizza', '/ru/products/pizza'];

beforeAll(async () => {
  backend = await openTestShop();
  listening = await listenTo(backend.app);
  proxy = await openFaultyProxy(listening.url);
});
afterAll(async () => {
  await proxy.close();
  await listening.close();
  await backend.close();
});
beforeEach(async () => {
  await proxy.suffer(null);
  shop = await openStorefront(proxy.url, { LOG_LEVEL: 'silent' }, TIMES);
});
afterEach(() => shop.close());

/** Ends what counts as fresh, so that the backend is asked again. */
const later = (): void => {
  passTime(6000);
};

const readMenu = async (): Promise<readonly number[]> => {
  const pages = await Promise.all(MENU.map((path) => shop.ask(path)));
  return pages.map(({ status }) => status);
};

const openWithCart = (path: string): Promise<Answer> =>
  shop.ask(path, { headers: { Cookie: cartCookie([MARGHERITA, 2]) } });

/** Reads on with a cart until a page says whether orders can be taken, and never sees a failure. */
const pageThatSays = async (isAway: boolean): Promise<Answer> => {
  for (;;) {
    const page = await openWithCart('/products/pizza');
    expect(page.status).toBe(200);
    if ((stateOf(page).outage !== null) === isAway) return page;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

describe.each(FAULTS)('a backend that %s', (_what, fault, unknownPage) => {
  it('is not noticed by whoever reads the menu, who is told that nothing can be ordered, and lets only unknown pages fail', async () => {
    const first = await shop.ask('/products/pizza');
    expect(first.status).toBe(200);
    expect(stateOf(first).outage).toBeNull();
    await readMenu();
    // Each dish is remembered of whoever had it in their cart.
    expect((await openWithCart('/cart')).status).toBe(200);
    await proxy.suffer(fault);
    later();
    await readMenu();
    await pageThatSays(true);
    expect(await readMenu()).toEqual(MENU.map(() => 200));
    const page = await pageThatSays(true);
    expect(stateOf(page).cart.lines).toHaveLength(1);
    expect(visibleTextOf(page)).toContain('nothing can be ordered here for now');
    for (const path of ['/cart', '/checkout']) {
      const open = await openWithCart(path);
      expect(open.status).toBe(200);
      expect(stateOf(open).cart.products).toHaveLength(1);
    }
    const unknown = await shop.ask('/product/nobody-has-asked-for-it');
    expect(unknown.status).toBe(unknownPage);
    if (unknownPage === 503) expect(unknown.headers['retry-after']).toBe('5');
    await proxy.suffer(null);
    passWallTime(1000);
    await pageThatSays(false);
  });
});

it('a backend that is away is left alone by the calls of browsers, too', async () => {
  await proxy.suffer('away');
  const statuses: number[] = [];
  for (let call = 0; call < 8; call += 1) {
    const { status, headers } = await shop.ask('/api/v1/settings');
    expect(headers['retry-after']).toBe('5');
    statuses.push(status);
  }
  expect(new Set(statuses)).toEqual(new Set([503]));
  const before = proxy.calls();
  await proxy.suffer(null);
  expect((await shop.ask('/api/v1/settings')).status).toBe(503);
  expect(proxy.calls()).toBe(before);
  passWallTime(1000);
  expect((await shop.ask('/api/v1/settings')).status).toBe(200);
});

it('a backend with a certificate of nobody is not spoken to', async () => {
  const secure = await openStorefront(proxy.url.replace('http:', 'https:'), {
    LOG_LEVEL: 'silent',
  });
  const page = await secure.ask('/products');
  await secure.close();
  expect(page.status).toBe(503);
});
