import fc from 'fast-check';
import type { CartLine } from '../../../src/domain/cart/cart-line';
import { placeOfCookies } from '../../../src/infrastructure/storage/browser-place';
import { encodeCart } from '../../../src/infrastructure/storage/cart-cookie';
import {
  joinCookie,
  partName,
  splitCookie,
} from '../../../src/infrastructure/storage/cookie-parts';
import type { CookieJar } from '../../../src/infrastructure/storage/document-cookies';
import { readCookies } from '../../../src/infrastructure/storage/read-cookies';
import { cartAt, storedCart } from '../../../src/infrastructure/storage/stored-cart';
import { anyCart, cartOfDishes, changes, lineOf } from '../../support/carts';
import { cookieJar } from '../../support/cookie-jar';

const saveCart = (jar: CookieJar, lines: readonly CartLine[], isSecure: boolean): void => {
  const place = { jar, isSecure, area: () => window.localStorage };
  storedCart(place).save(lines);
};

const cartOfHeader = (header: string, isSecure = false) =>
  cartAt(placeOfCookies({ cookie: header }, isSecure)).lines;

/** The largest cart that a customer can make: 100 lines of ten ingredients each. */
const HUGE: readonly CartLine[] = Array.from({ length: 100 }, (_, line) =>
  lineOf(10_000 + line, {
    quantity: 99,
    choiceId: 20_000 + line,
    ingredients: changes(
      ...Array.from({ length: 10 }, (__, index) => [30_000 + index, 10] as const),
    ),
  }),
);

describe('reading cookies', () => {
  it.each([
    ['broken escapes', 'cart=%', []],
    ['a foreign cookie with broken escapes', `x=%A8; cart=${encodeCart([lineOf(1)])}`, [lineOf(1)]],
    ['a value that makes no sense', 'cart=%7Bbad', []],
    ['no cookies', '', []],
    ['an empty cart', 'cart=', []],
    ['quotes around the value, which are part of it', `cart="${encodeCart([lineOf(1)])}"`, []],
    ['a no-break space before the name', `\u00A0cart=${encodeCart([lineOf(1)])}`, []],
    ['a tab before the name', `\tcart=${encodeCart([lineOf(1)])}`, [lineOf(1)]],
    ['no space between two', `a=1;cart=${encodeCart([lineOf(1)])}`, [lineOf(1)]],
    ['a name without a value', `lonely; cart=${encodeCart([lineOf(1)])}`, [lineOf(1)]],
    ['a name that only ends like ours', `mycart=${encodeCart([lineOf(1)])}`, []],
    ['a name in capitals', `CART=${encodeCart([lineOf(1)])}`, []],
  ])('with %s', (_what, header, cart) => {
    expect(cartOfHeader(header)).toEqual(cart);
  });

  it('takes the first of two with one name', () => {
    const header = `cart=${encodeCart([lineOf(1)])}; cart=${encodeCart([lineOf(2)])}`;
    expect(cartOfHeader(header)).toEqual([lineOf(1)]);
  });

  it('is not irritated by names of an object’s parts, nor by a stranger’s', () => {
    const header = '__proto__=1; constructor=2; _ga=3; favourites_1=4; cart_x=5';
    expect(readCookies(header, false).size).toBe(0);
  });

  it('never throws, whatever the header', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (header) => {
        expect(Array.isArray(cartOfHeader(`${header}; cart=${header}`))).toBe(true);
      }),
    );
  });
});

describe('a value in parts', () => {
  it.each([
    [0, 1],
    [3800, 2],
    [3801, 2],
    [7600, 3],
    [7601, 3],
  ])('of %i bytes needs %i', (length, parts) => {
    const split = splitCookie('x'.repeat(length));
    expect(split).toHaveLength(parts);
    expect(split.every((part) => part.length <= 3800)).toBe(true);
  });

  it('is put together again', () => {
    fc.assert(
      fc.property(fc.nat(12_000), (length) => {
        const value = Array.from({ length }, (_, index) => String(index % 10)).join('');
        const parts = splitCookie(value);
        const cookies = new Map(parts.map((part, index) => [partName('cart', index), part]));
        expect(joinCookie('cart', cookies)).toEqual({ value, isCut: false });
      }),
      { numRuns: 30 },
    );
  });

  it('ends at the first part that is missing', () => {
    const parts = new Map([
      ['cart', 'a'],
      ['cart_2', 'c'],
    ]);
    expect(joinCookie('cart', parts).value).toBe('a');
  });

  it('of a cart whose second part is lost loses the line that was cut, and knows of it', () => {
    const jar = cookieJar();
    saveCart(jar, HUGE, true);
    jar.cookie = '__Host-cart_1=; Max-Age=0; Path=/; Secure';
    const { lines, unread } = cartAt(placeOfCookies(jar, true));
    expect(lines.length).toBeGreaterThan(10);
    expect(lines).toEqual(HUGE.slice(0, lines.length));
    expect(unread).toHaveLength(1);
  });
});

describe('keeping the cart', () => {
  it('survives a reload', () => {
    fc.assert(
      fc.property(anyCart(undefined, 100), (cart) => {
        const jar = cookieJar();
        saveCart(jar, cart, true);
        expect(cartOfHeader(jar.cookie, true)).toEqual(cart);
      }),
      { numRuns: 50, endOnFailure: true },
    );
  });

  it('survives a reload with the largest cart, in cookies that browsers keep', () => {
    const jar = cookieJar();
    saveCart(jar, HUGE, true);
    expect(cartOfHeader(jar.cookie, true)).toEqual(HUGE);
    expect(jar.written.length).toBeGreaterThan(1);
    for (const cookie of jar.written) expect(cookie.length).toBeLessThan(4096);
  });

  it.each([
    ['a shorter cart', cartOfDishes(3), ['cart']],
    ['no cart at all', [], []],
  ])('removes the parts of a longer one: %s', (_what, cart, names) => {
    const jar = cookieJar();
    saveCart(jar, HUGE, true);
    saveCart(jar, cart, true);
    expect(cartOfHeader(jar.cookie, true)).toEqual(cart);
    expect([...readCookies(jar.cookie, true).keys()]).toEqual(names);
  });

  it('leaves the cookies of others alone', () => {
    const jar = cookieJar();
    jar.cookie = 'consent=yes';
    saveCart(jar, HUGE, true);
    saveCart(jar, [], true);
    expect(jar.cookie).toBe('consent=yes');
  });

  it('lasts a year, for the whole shop, and goes only where it is safe', () => {
    const jar = cookieJar();
    saveCart(jar, [lineOf(1)], true);
    saveCart(jar, [lineOf(1)], false);
    const [safe, local] = jar.written.map((cookie) => cookie.split('; ').slice(1));
    expect(safe).toEqual(['Max-Age=31536000', 'Path=/', 'SameSite=Lax', 'Secure']);
    expect(local).not.toContain('Secure');
  });
});
