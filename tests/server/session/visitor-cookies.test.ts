import type { Request } from 'express';
import fc from 'fast-check';
import { placeOfCookies } from '../../../src/infrastructure/storage/browser-place';
import { mayHoldVisitorCookies } from '../../../server/session/visitor-cookies';
import { cartAt } from '../../../src/infrastructure/storage/stored-cart';
import { findCookies } from '../../../src/infrastructure/storage/read-cookies';
import { passTime } from '../../support/pass-time';
import type { StubBackend } from '../../support/stub-backend';
import { openStubBackend } from '../../support/stub-backend';
import { SOFIA, dishId } from '../../support/stub-menu';
import type { TestStorefront } from '../../support/test-storefront';
import { cartCookie, openStorefront, stateOf } from '../../support/test-storefront';

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
beforeEach(() => {
  backend.reset();
  passTime(60_000);
});

const CART = cartCookie([dishId(SOFIA, 0), 2], [dishId(SOFIA, 1), 1]);
const OTHER_CART = cartCookie([dishId(SOFIA, 4), 9]);

const withCookies = async (cookie: string | string[]) => {
  const page = await shop.ask('/products', { headers: { Cookie: cookie } });
  const { lines } = stateOf(page).cart;
  return { status: page.status, pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0) };
};

describe('a cookie that makes no sense', () => {
  it.each([
    ['a lone percent sign', 'cart=%'],
    ['half a JSON', 'cart=%7Bbad'],
    ['JSON as the cookie library knows it', 'cart=j:{"lines":[1]}'],
    ['broken JSON of that kind', 'cart=j:{'],
    ['no value', 'cart='],
    ['a version of tomorrow', 'cart=9_2t.1'],
    ['a quantity out of range', `cart=1_2t.${(100).toString(36)}`],
    ['a quantity of zero', 'cart=1_2t.0'],
    ['an id of nothing', 'cart=1_0.1'],
    ['Russian words', 'cart=пицца'],
    ['control characters escaped', 'cart=%00%0d%0a'],
  ])('leaves the cart empty and the page whole: %s', async (_, cookie) => {
    // Header values travel as bytes.
    const bytes = Buffer.from(cookie, 'utf8').toString('latin1');
    expect(await withCookies(bytes)).toEqual({ status: 200, pieces: 0 });
  });

  it.each([
    ['broken escapes', 'x=%A8'],
    ['no name', '=5'],
    ['no equals sign', 'wrong'],
    ['the name of a prototype', '__proto__=1; constructor=2'],
    ['JSON', 'x=j:{"a":1}'],
    ['a token that is none', 'token=%%%'],
  ])('of somebody else leaves the cart as it is: %s', async (_, foreign) => {
    expect(await withCookies(`${foreign}; ${CART}`)).toEqual({ status: 200, pieces: 3 });
    expect(await withCookies(`${CART}; ${foreign}`)).toEqual({ status: 200, pieces: 3 });
  });

  it('is not let through to the backend as a token', async () => {
    await withCookies(`token=<no token>; ${CART}`);
    expect(backend.calls.map(({ headers }) => headers.authorization)).toEqual(
      backend.calls.map(() => undefined),
    );
  });
});

describe('a cookie that comes twice', () => {
  it('counts as its first value', async () => {
    expect(await withCookies(`${CART}; ${OTHER_CART}`)).toEqual({ status: 200, pieces: 3 });
    expect(await withCookies(`${OTHER_CART}; ${CART}`)).toEqual({ status: 200, pieces: 9 });
  });

  it('counts as its first value in two headers, too', async () => {
    expect(await withCookies([CART, OTHER_CART])).toEqual({ status: 200, pieces: 3 });
  });

  it('is empty when its first value is broken: server and browser must agree', async () => {
    expect(await withCookies(`cart=%; ${CART}`)).toEqual({ status: 200, pieces: 0 });
  });
});

it('a cookie is read as it was written, as the browser reads it: escapes are not undone', async () => {
  const escaped = CART.replaceAll('.', '%2E');
  expect(await withCookies(escaped)).toEqual({ status: 200, pieces: 0 });
  expect(cartAt(placeOfCookies({ cookie: escaped }, false)).lines).toEqual([]);
});

describe('large cookies', () => {
  it('of strangers, just under what the server reads at all, leave the cart as it is', async () => {
    expect(await withCookies(`x=${'a'.repeat(14_000)}; ${CART}`)).toEqual({
      status: 200,
      pieces: 3,
    });
  });

  it('of our own that could not be a cart leave it empty', async () => {
    expect(await withCookies(`cart=${'1_'.repeat(6000)}`)).toEqual({ status: 200, pieces: 0 });
  });

  it('a cart in several parts is put together', async () => {
    const [name, value = ''] = cartCookie(
      ...Array.from({ length: 8 }, (_, index) => [dishId(SOFIA, index), 1] as const),
    ).split('=');
    const cut = `${String(name)}=${value.slice(0, 10)}; cart_1=${value.slice(10, 15)}; cart_2=${value.slice(15)}`;
    expect(await withCookies(cut)).toEqual({ status: 200, pieces: 8 });
  });

  it('of a cart whose last line is broken the good lines stay', async () => {
    expect(await withCookies(`${CART.slice(0, -1)}.; cart_2=5`)).toEqual({
      status: 200,
      pieces: 2,
    });
  });
});

describe('who may keep a page', () => {
  it.each([
    ['a cart', CART],
    ['a part of a cart', 'cart_1=5'],
    ['a token', 'token=abcdefgh12345678'],
    ['addresses', 'addresses=1'],
    ['favourites', 'favourites=5'],
    ['viewed dishes', 'viewed=5'],
    ['a cart that is broken', 'cart=%'],
  ])('nobody but the visitor, with %s', async (_, cookie) => {
    for (const path of ['/', '/cart', '/nope', '/product/margherita']) {
      const { headers } = await shop.ask(path, { headers: { Cookie: `x=1; ${cookie}` } });
      expect(headers['cache-control']).toMatch(/\b(private|no-store)\b/);
    }
  });

  it('anybody, without a cookie of ours, but not unasked', async () => {
    const { headers } = await shop.ask('/products', { headers: { Cookie: 'consent=yes' } });
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('only for these cookies and this compression', async () => {
    for (const path of ['/', '/nope', '/cart']) {
      const { headers } = await shop.ask(path);
      const varies = String(headers.vary).toLowerCase().split(/,\s*/);
      expect(varies).toEqual(expect.arrayContaining(['cookie', 'accept-encoding']));
    }
  });

  it('no page sets a cookie, and no cookie of the backend comes along', async () => {
    const { headers } = await shop.ask('/cart', { headers: { Cookie: CART } });
    expect(headers['set-cookie']).toBeUndefined();
  });
});

it('a header in which a cookie of the shop is found is never taken for one without', () => {
  const piece = fc.constantFrom(
    'cart',
    'cart=1',
    'token=',
    'viewed_1',
    '_2',
    '__Host-',
    '\u00A0',
    '\t',
    '=',
    '; ',
    ';',
    ' ',
    '"',
    'x',
    '-',
  );
  const header = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
  let found = 0;
  fc.assert(
    fc.property(header, (cookie) => {
      if (findCookies(cookie).length === 0) return true;
      found += 1;
      // It reads this header, and nothing else of a request.
      return mayHoldVisitorCookies({ headers: { cookie } } as Request);
    }),
    { numRuns: 1000 },
  );
  expect(found).toBeGreaterThan(0);
});
