import { browserGuest } from '../../../src/infrastructure/storage/browser-guest';
import { placeOfCookies } from '../../../src/infrastructure/storage/browser-place';
import { cartAt, storedCart } from '../../../src/infrastructure/storage/stored-cart';
import { encodeIds } from '../../../src/infrastructure/storage/ids-cookie';
import type { IdsCookie } from '../../../src/infrastructure/storage/stored-ids';
import { storedIds } from '../../../src/infrastructure/storage/stored-ids';
import { readCookies } from '../../../src/infrastructure/storage/read-cookies';
import { changes, lineOf } from '../../support/carts';
import { cookieJar } from '../../support/cookie-jar';
import { productId } from '../../support/ids';

const forbidden = (): never => {
  throw new Error('forbidden');
};

const idsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => productId(first + index));

/** A cart of so many bytes, nearly: 33 a line. */
const cartOfLines = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    lineOf(100_000 + index, {
      choiceId: 200_000 + index,
      ingredients: changes([2001, 2], [2002, 0], [2003, 3]),
    }),
  );

const browser = () => {
  const jar = cookieJar();
  const local = new Map<string, string>();
  const area = {
    getItem: (key: string) => local.get(key) ?? null,
    setItem: (key: string, value: string) => {
      local.set(key, value);
    },
    removeItem: (key: string) => {
      local.delete(key);
    },
  };
  const stored = (name: IdsCookie, isSecure = true) =>
    storedIds({ jar, area: () => area, isSecure }, name);
  return { jar, local, stored, bytes: () => jar.cookie.length };
};

/** Long ids, of which few fit. */
const MANY = idsFrom(9_000_000_000, 500);

it('a list that fits is in its cookie alone, where the server reads it', () => {
  const { jar, local, stored } = browser();
  stored('favourites').save(idsFrom(101, 20));
  expect(storedIds(placeOfCookies(jar, true), 'favourites').load()).toEqual(idsFrom(101, 20));
  expect(stored('favourites').load()).toEqual(idsFrom(101, 20));
  expect(local.size).toBe(0);
});

it.each([
  ['1_2t__!', '1_2t__!', '1_2u_2t__!'],
  // Written by a shop of another version.
  ['2_2t_x', '1_!2_!2t_!x', '1_2u_!2_!2t_!x'],
])('does not overwrite what it cannot read of %s', (before, untouched, added) => {
  const { jar, stored } = browser();
  const cookie = () => readCookies(jar.cookie, false).get('favourites');
  jar.cookie = `favourites=${before}`;
  const list = stored('favourites', false);
  list.save(list.load());
  expect(cookie()).toBe(untouched);
  list.save([productId(102), ...list.load()]);
  expect(cookie()).toBe(added);
});

it('a list that does not fit goes on in local storage, and is read as one', () => {
  const { jar, local, stored } = browser();
  stored('favourites').save(MANY);
  const inCookie = storedIds(placeOfCookies(jar, true), 'favourites').load();
  expect(inCookie.length).toBeGreaterThan(300);
  expect(inCookie).toEqual(MANY.slice(0, inCookie.length));
  expect(local.get('favourites')).toBe(encodeIds(MANY.slice(inCookie.length)));
  expect(stored('favourites').load()).toEqual(MANY);
  for (const cookie of jar.written) expect(cookie.length).toBeLessThan(3900);
});

it('the cart has the first claim, then favourites, then what was looked at: under 6 kB together', () => {
  const { jar, stored, bytes } = browser();
  storedCart({ jar, area: forbidden, isSecure: true }).save(cartOfLines(80));
  stored('favourites').save(MANY);
  stored('viewed').save(idsFrom(8_000_000_000, 20));
  // The token's cookie, which no script sees, is of at most 512 characters.
  expect(bytes()).toBeLessThan(6000 - 520);
  expect(cartAt(placeOfCookies(jar, true)).lines).toEqual(cartOfLines(80));
  expect(storedIds(placeOfCookies(jar, true), 'favourites').load().length).toBeGreaterThan(100);
  expect(storedIds(placeOfCookies(jar, true), 'viewed').load().length).toBeLessThan(20);
  expect(stored('favourites').load()).toEqual(MANY);
  expect(stored('viewed').load()).toEqual(idsFrom(8_000_000_000, 20));
});

it('a cart that leaves no room puts the lists into local storage whole', () => {
  const { jar, stored } = browser();
  stored('favourites').save(idsFrom(101, 5));
  jar.cookie = `__Host-delivery=${'x'.repeat(3000)}`;
  storedCart({ jar, area: forbidden, isSecure: true }).save(cartOfLines(80));
  stored('favourites').save(idsFrom(101, 5));
  expect(storedIds(placeOfCookies(jar, true), 'favourites').load()).toEqual([]);
  expect(stored('favourites').load()).toEqual(idsFrom(101, 5));
});

it('an emptied list leaves nothing behind', () => {
  const { jar, local, stored } = browser();
  stored('favourites').save(MANY);
  stored('favourites').save([]);
  expect(jar.cookie).toBe('');
  expect(local.size).toBe(0);
});

it('is not written again as it is, lasts a year and goes only where it is safe', () => {
  const { jar, stored } = browser();
  stored('viewed').save(idsFrom(1, 1));
  stored('viewed').save(idsFrom(1, 1));
  expect(jar.written).toEqual([
    '__Host-viewed=1_1; Max-Age=31536000; Path=/; SameSite=Lax; Secure',
  ]);
  stored('viewed', false).save(idsFrom(2, 1));
  expect(jar.written[1]).not.toContain('Secure');
});

it('of a cookie and a storage that make no sense each is dropped alone', () => {
  const { jar, local, stored } = browser();
  jar.cookie = 'favourites=%7Bbad';
  local.set('favourites', encodeIds(idsFrom(7, 2)));
  expect(stored('favourites').load()).toEqual(idsFrom(7, 2));
  jar.cookie = `favourites=${encodeIds(idsFrom(1, 2))}`;
  local.set('favourites', '{}');
  expect(stored('favourites').load()).toEqual(idsFrom(1, 2));
});

it('goes on without a local storage', () => {
  const jar = cookieJar();
  const stored = storedIds({ jar, area: forbidden, isSecure: false }, 'favourites');
  stored.save(idsFrom(1, 3));
  expect(stored.load()).toEqual(idsFrom(1, 3));
});

it('what was looked at is never more than 20 dishes, whatever the cookie says', () => {
  const place = placeOfCookies({ cookie: `viewed=${encodeIds(idsFrom(1, 50))}` }, false);
  expect(browserGuest(place).load().viewed).toEqual(idsFrom(1, 20));
});
