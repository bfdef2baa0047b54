import type { StubBackend } from '../../support/stub-backend';
import { openStubBackend } from '../../support/stub-backend';
import { SOFIA, dishId } from '../../support/stub-menu';
import type { TestStorefront } from '../../support/test-storefront';
import { cartCookie, openStorefront, visibleTextOf } from '../../support/test-storefront';

let backend: StubBackend;
let shop: TestStorefront;

beforeAll(async () => {
  backend = await openStubBackend();
  shop = await openStorefront(backend.url);
});
afterAll(async () => {
  await shop.close();
  await backend.stop();
});

const KEY = 'AbCdEfGhIjKlMnOpQrStU_';

const open = (path: string, headers = {}) =>
  shop.ask(path, { headers: { Host: SOFIA.host, ...headers } });

it.each([
  ['in the default language', `/checkout/success?key=${KEY}`],
  ['in another one', `/ru/checkout/success?key=${KEY}`],
  ['with a slash at the end', `/checkout/success/?key=${KEY}`],
])('tells nobody the address of an order, %s, and keeps nothing of it', async (_, path) => {
  const { status, headers, text } = await open(path);
  expect(status).toBe(200);
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['cache-control']).toBe('private, no-store');
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(text).toContain('<meta name="robots" content="noindex">');
  expect(text).not.toMatch(/<link[^>]*rel="(canonical|alternate)"/);
  expect(shop.logText()).not.toContain(KEY);
  expect(backend.calls.join('\n')).not.toContain(KEY);
});

it('writes the path of an order into its log, without the key', async () => {
  await open(`/checkout/success?key=${KEY}`);
  expect(shop.logLines).toContainEqual(
    expect.objectContaining({
      req: expect.objectContaining({ path: '/checkout/success' }) as unknown,
    }),
  );
  expect(shop.logText()).not.toContain(KEY);
});

it.each(['', '?key=', '?key=short', `?key=${KEY}x`, '?key=%3Cscript%3Ealert(1)'])(
  'says in words that there is no order at an address with the key %j',
  async (query) => {
    const page = await open(`/checkout/success${query}`);
    expect(page.status).toBe(200);
    expect(page.headers['referrer-policy']).toBe('no-referrer');
    expect(visibleTextOf(page)).toContain('There is no order here');
    expect(page.text).not.toContain('<script>alert');
  },
);

it('keeps no checkout either, and is found by no search engine', async () => {
  const page = await open('/checkout', { Cookie: cartCookie([dishId(SOFIA, 0), 1]) });
  expect(page.status).toBe(200);
  expect(page.headers['cache-control']).toBe('private, no-store');
  expect(page.text).toContain('<meta name="robots" content="noindex">');
  expect(visibleTextOf(page)).toContain('Checkout');
});

it('leads from the checkout of an empty cart to the menu', async () => {
  const page = await open('/checkout');
  expect(page.headers['cache-control']).toBe('private, no-store');
  expect(visibleTextOf(page)).toContain('The cart is empty');
  expect(page.text).toContain('href="/products"');
});

it('leaves other pages as they were', async () => {
  const { headers } = await open('/checkout-of-books');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['x-robots-tag']).toBeUndefined();
});
