import { ROUTES } from '../../../src/ui/navigation/routes';
import type { Question } from '../../support/ask';
import { gate } from '../../support/gate';
import { passTime, stopTime } from '../../support/pass-time';
import type { StubBackend } from '../../support/stub-backend';
import { openStubBackend } from '../../support/stub-backend';
import { SOFIA, VARNA, dishId, dishName } from '../../support/stub-menu';
import type { TestStorefront } from '../../support/test-storefront';
import { cartCookie, openStorefront, stateOf, visibleTextOf } from '../../support/test-storefront';

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

const PAGE = '/products/pizza';
const at = (host: string, more: Readonly<Record<string, string>> = {}): Question => ({
  headers: { Host: host, ...more },
});
const open = (path = PAGE, more: Readonly<Record<string, string>> = {}) =>
  shop.ask(path, at(SOFIA.host, more));

const counted = async (name: string): Promise<number> => {
  const { text } = await shop.ask('/metrics');
  const line = text.split('\n').find((candidate) => candidate.startsWith(name));
  return Number(line?.split(' ').at(-1) ?? 0);
};
const rendered = () => counted('shop_render_seconds_count{route="category"}');
const found = (how: string) => counted(`shop_page_cache_total{result="${how}"}`);

it('two hundred who come at once for one page wait for one rendering', async () => {
  const held = gate();
  backend.behave(({ path }) => (path.endsWith('/pizza') ? { until: held.promise } : undefined));
  let came = 0;
  shop.server.on('request', () => {
    came += 1;
  });
  const visits = Array.from({ length: 200 }, () => open());
  while (came < 200) await new Promise((resolve) => setTimeout(resolve, 5));
  held.open();
  const pages = await Promise.all(visits);
  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(pages.map(({ text }) => stateOf({ text }).page.kind))).toEqual(new Set(['ready']));
  expect(await rendered()).toBe(1);
});

it.each([
  ['is not there', '/products/none', 404, 404],
  ['cannot be made', PAGE, 500, 500],
])(
  'a page that %s is loaded once for all who wait for it, and never cached',
  async (_what, path, refused, status) => {
    backend.behave(({ path: asked }) =>
      asked.includes('/goods/category/') ? { status: refused } : undefined,
    );
    const pages = await Promise.all([open(path), open(path)]);
    expect(pages.map((page) => page.status)).toEqual([status, status]);
    const caching = status < 500 ? 'no-cache' : 'private, no-store';
    expect(pages.map(({ headers }) => headers['cache-control'])).toEqual([caching, caching]);
    expect(await rendered()).toBe(1);
    await open(path);
    expect(await rendered()).toBe(2);
  },
);

it.each([
  ['a line break', '?filter=4%0Apage%3D1', '?filter=4&page=1'],
  ['an ampersand', '?filter=4%26page%3D1', '?filter=4&page=1'],
  ['another order of one name', '?page=99&page=1', '?page=1&page=99'],
])('no visitor decides by %s what others see at another address', async (_, tricky, usual) => {
  await open(`${PAGE}${tricky}`);
  await open(`${PAGE}${usual}`);
  expect(await rendered()).toBe(2);
});

it('is one page, whatever order its address names things in', async () => {
  await open(`${PAGE}?filter=4&page=1`);
  await open(`${PAGE}?page=1&filter=4`);
  expect(await rendered()).toBe(1);
});

it('looks the same to whoever gets it from what was kept, packed as they like it', async () => {
  const first = await open();
  const plain = await open();
  const zipped = await open(PAGE, { 'Accept-Encoding': 'gzip' });
  const small = await open(PAGE, { 'Accept-Encoding': 'gzip, br' });
  expect([zipped, small].map(({ headers }) => headers['content-encoding'])).toEqual(['gzip', 'br']);
  expect(plain.headers).not.toHaveProperty('content-encoding');
  const withoutNumber = first.text.replaceAll(/ nonce="[^"]*"/g, '');
  for (const { text, headers } of [plain, zipped, small]) {
    expect(text).toBe(withoutNumber);
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
      'content-language': 'en',
    });
    expect(headers.vary).toMatch(/Cookie/);
    expect(headers.vary).toMatch(/Accept-Encoding/);
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['content-security-policy']).not.toContain('nonce-');
  }
  const head = await shop.ask(PAGE, { method: 'HEAD', ...at(SOFIA.host) });
  expect([head.status, head.text]).toEqual([200, '']);
  expect(await rendered()).toBe(1);
});

it('stores no page that does not say of itself that it is for all', async () => {
  jest.replaceProperty(ROUTES.contacts, 'isPrivate', undefined);
  const caching = [await open('/contacts'), await open('/contacts'), await open('/delivery')].map(
    ({ headers }) => headers['cache-control'],
  );
  jest.restoreAllMocks();
  expect(caching).toEqual(['private, no-store', 'private, no-store', 'no-cache']);
  expect(await counted('shop_render_seconds_count{route="contacts"}')).toBe(2);
});

it.each([
  ['another city', () => shop.ask(PAGE, at(VARNA.host)), dishName(VARNA, 0, 'en')],
  ['another language', () => open(`/ru${PAGE}`), dishName(SOFIA, 0, 'ru')],
  ['another page of the list', () => open(`${PAGE}?page=2`), dishName(SOFIA, 0, 'en')],
])('is another page for %s', async (_what, visit, shownText) => {
  await open();
  expect(visibleTextOf(await visit())).toContain(shownText);
  expect(await rendered()).toBe(2);
});

it.each([
  ['a cart', cartCookie([dishId(SOFIA, 0), 2])],
  ['a session', 'token=token-of-somebody-0123456789'],
  ['a chosen language', 'locale=ru'],
  ['liked dishes', 'favourites=1_a'],
  ['a cookie whose name holds one of ours', 'my-cart=1'],
  ['a session behind a no-break space', '\u00A0token=token-of-somebody-0123456789'],
])('a visitor with %s neither fills it nor gets anything from it', async (_what, Cookie) => {
  const theirs = await open(PAGE, { Cookie });
  expect(theirs.headers['cache-control']).toBe('private, no-store');
  const guests = await open();
  expect(stateOf(guests).cart.lines).toEqual([]);
  expect(stateOf(guests).account.isSignedIn).toBe(false);
  await open(PAGE, { Cookie });
  expect(await rendered()).toBe(3);
  expect(await found('bypass')).toBe(2);
});

it.each(['/checkout', '/checkout/success', '/no/such/page'])(
  'a page that does not say that it may be cached is not: %s',
  async (path) => {
    for (let visit = 0; visit < 2; visit += 1) {
      expect((await open(path)).headers['cache-control']).toBe('private, no-store');
    }
    expect(await found('hit')).toBe(0);
    expect(await found('bypass')).toBe(2);
  },
);

it('a stranger’s cookie makes no page personal', async () => {
  await open();
  await open(PAGE, { Cookie: '_ga=1.2.3; theme=dark' });
  expect(await rendered()).toBe(1);
});

it('what advertisements add to an address gets the page, and never makes it for others', async () => {
  await open(`${PAGE}?utm_source=letter`);
  await open();
  await open(`${PAGE}?gclid=1`);
  expect(await rendered()).toBe(2);
});

it('an address that asks more is answered by itself', async () => {
  await open();
  await open(`${PAGE}?promocode=X`);
  expect(await rendered()).toBe(2);
});

it('strangers’ hosts share one page, so that nobody can fill the memory with them', async () => {
  await open();
  for (const host of ['a.test', 'b.test', 'c.test']) await shop.ask(PAGE, at(host));
  expect(await rendered()).toBe(2);
});

it('an older page goes out at once while a newer one is made', async () => {
  await open();
  backend.behave(({ path }) =>
    path.endsWith('/settings')
      ? { change: (usual) => ({ ...(usual as object), warning_text: 'Snow' }) }
      : undefined,
  );
  passTime(4000);
  expect(stateOf(await open()).settings?.warningText).toBeNull();
  while (stateOf(await open()).settings?.warningText !== 'Snow') {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(await rendered()).toBe(2);
});

it('a category that an import has removed is out of cached pages within ten seconds', async () => {
  stopTime();
  await open('/contacts');
  backend.behave(({ path }) => (path.endsWith('/category') ? { body: [] } : undefined));
  passTime(2900);
  // Made of the categories that the first page asked for.
  expect((await open('/products')).text).toContain('href="/products/pizza"');
  passTime(7100);
  expect((await open('/products')).text).not.toContain('href="/products/pizza"');
});

it('an error is never kept, and does not replace a page while that is not too old', async () => {
  await open();
  passTime(6000);
  backend.behave(() => ({ status: 500, body: {} }));
  expect((await open()).status).toBe(200);
  passTime(6000);
  expect((await open()).status).toBe(200);
  passTime(30_000);
  expect((await open()).status).toBe(500);
  backend.reset();
  passTime(2000);
  expect((await open()).status).toBe(200);
});

it('a page that does not exist is not kept', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (let visit = 0; visit < 2; visit += 1)
    expect((await open('/products/none')).status).toBe(404);
  expect(await found('hit')).toBe(0);
});

it('a page with word of an outage is not kept, and takes the place of one without', async () => {
  const times = { backendCacheLimits: { maxStale: 3_600_000, patience: 400, maxSize: 4_000_000 } };
  const lasting = await openStorefront(backend.url, { PAGE_CACHE: 'true' }, times);
  const visit = () => lasting.ask(PAGE, at(SOFIA.host));
  await visit();
  await backend.stop();
  passTime(6000);
  while (stateOf(await visit()).outage === null) {
    passTime(6000);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await backend.start();
  passTime(2000);
  while (stateOf(await visit()).outage !== null) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await lasting.close();
});

it('can be switched off', async () => {
  const without = await openStorefront(backend.url, { PAGE_CACHE: 'false' });
  for (let visit = 0; visit < 2; visit += 1) await without.ask(PAGE, at(SOFIA.host));
  const { text } = await without.ask('/metrics');
  await without.close();
  expect(text).toContain('shop_render_seconds_count{route="category"} 2');
});

it('tells the time of each answer, not of the page that was cached', async () => {
  const clock = jest.spyOn(Date, 'now');
  clock.mockReturnValue(1_795_000_000_000);
  await open();
  clock.mockReturnValue(1_795_000_003_000);
  const { headers } = await open();
  clock.mockRestore();
  expect(await found('hit')).toBe(1);
  expect(headers['server-timing']).toBe('now;dur=1795000003000');
});
