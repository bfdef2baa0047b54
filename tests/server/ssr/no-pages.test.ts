import type { StubBackend } from '../../support/stub-backend';
import { openStubBackend } from '../../support/stub-backend';
import { SOFIA } from '../../support/stub-menu';
import type { TestStorefront } from '../../support/test-storefront';
import { openStorefront } from '../../support/test-storefront';

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

const BASES = [
  '',
  '/about',
  '/product',
  '/products',
  '/products/pizza',
  '/news',
  '/promo',
  '/page',
  '/search',
];
/* As they are, escaped, and half of each. */
const DOTS = ['.', '..', '%2e', '%2E%2e', '.%2e'];

describe.each(['', '/ru'])('an address that climbs with dots, below "%s"', (language) => {
  it.each(BASES.flatMap((base) => DOTS.map((dots) => `${language}${base}/${dots}`)))(
    '%s is no page, and no fault of the shop',
    async (path) => {
      backend.reset();
      const lines = shop.logLines.length;
      const page = await shop.ask(path, { headers: { Host: SOFIA.host } });
      expect(page.status).toBe(404);
      expect(shop.logLines.slice(lines).filter(({ level }) => Number(level) >= 50)).toEqual([]);
      // A step up would end in a call that no page makes.
      const called = backend.calls.map(({ path: asked }) => asked);
      expect(called.filter((asked) => /\/$|\.{1,2}(\/|$)|\/city\/\d+$|goods$/.test(asked))).toEqual(
        [],
      );
    },
  );
});

it.each([
  '/PRODUCTS',
  '/Products/pizza',
  '/RU',
  '/RU/products',
  '/ru/NEWS',
  '/Cart',
  '/ACCOUNT/orders',
])('%s, in capitals, is no page', async (path) => {
  const page = await shop.ask(path, { headers: { Host: SOFIA.host } });
  expect([page.status, page.headers.location]).toEqual([404, undefined]);
});
