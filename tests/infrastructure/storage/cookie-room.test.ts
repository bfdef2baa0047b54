import fc from 'fast-check';
import type { DeliverySelection } from '../../../src/domain/delivery/delivery-selection';
import { encodeAddresses } from '../../../src/infrastructure/storage/address-cookie';
import { placeOfCookies } from '../../../src/infrastructure/storage/browser-place';
import { storedAddresses } from '../../../src/infrastructure/storage/stored-addresses';
import { cartAt, storedCart } from '../../../src/infrastructure/storage/stored-cart';
import { storedSelection } from '../../../src/infrastructure/storage/stored-choice';
import { storedIds } from '../../../src/infrastructure/storage/stored-ids';
import { flatAddress, flats } from '../../support/addresses';
import { anyAddresses } from '../../support/any-address';
import { anyCart, changes, lineOf } from '../../support/carts';
import { cookieJar } from '../../support/cookie-jar';
import { productId } from '../../support/ids';
import { deliveryTo, pickupAt, undecided } from '../../support/selections';
import { storageArea } from '../../support/storage-area';

const browser = (isSecure = true) => {
  const jar = cookieJar();
  const { kept: local, area } = storageArea();
  const place = { jar, area: () => area, isSecure };
  return {
    jar,
    local,
    cookies: () => placeOfCookies(jar, true),
    cart: storedCart(place),
    addresses: storedAddresses(place),
    selection: storedSelection(place),
    favourites: storedIds(place, 'favourites'),
  };
};

/** Addresses of about 600 bytes each. */
const long = (count: number) =>
  flats(count).map((address) => ({ ...address, comment: 'Звонок не работает, '.repeat(11) }));

/** A cart of so many bytes, nearly: 33 a line. */
const cartOfLines = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    lineOf(100_000 + index, {
      choiceId: 200_000 + index,
      ingredients: changes([2001, 2], [2002, 0], [2003, 3]),
    }),
  );

const CYRILLIC = flatAddress({ street: 'бульвар Витоша', house: '105Б' });

describe('a guest’s addresses', () => {
  it('that fit are in their cookie alone, where the server reads them', () => {
    const { addresses, cookies, local } = browser();
    addresses.save([CYRILLIC]);
    expect(storedAddresses(cookies()).load()).toEqual([CYRILLIC]);
    expect(addresses.load()).toEqual([CYRILLIC]);
    expect(local.size).toBe(0);
  });

  it('that do not fit go on in local storage, the earliest first, and are read as one list', () => {
    const { addresses, cookies, local, jar } = browser();
    addresses.save(long(20));
    const inCookie = storedAddresses(cookies()).load();
    expect(inCookie.length).toBeGreaterThan(2);
    expect(inCookie).toEqual(long(20).slice(-inCookie.length));
    expect(local.get('addresses')).toBe(encodeAddresses(long(20).slice(0, -inCookie.length)));
    expect(addresses.load()).toEqual(long(20));
    for (const cookie of jar.written) expect(cookie.length).toBeLessThan(4096);
  });

  it('leave nothing behind when they join an account', () => {
    const { addresses, local, jar } = browser();
    addresses.save(long(20));
    addresses.save([]);
    expect(jar.cookie).toBe('');
    expect(local.size).toBe(0);
  });

  it('are kept for a year, for the whole shop, and go only where it is safe', () => {
    const [safe, local] = [browser(true), browser(false)];
    for (const { addresses, selection } of [safe, local]) {
      addresses.save([CYRILLIC]);
      selection.save(deliveryTo(CYRILLIC));
    }
    const attributesOf = (written: readonly string[]) =>
      written.map((cookie) => cookie.split('; ').slice(1));
    const year = ['Max-Age=31536000', 'Path=/', 'SameSite=Lax'];
    expect(attributesOf(safe.jar.written)).toEqual([
      [...year, 'Secure'],
      [...year, 'Secure'],
    ]);
    expect(attributesOf(local.jar.written)).toEqual([year, year]);
  });

  it('of a cookie and a storage that make no sense are dropped alone', () => {
    const { addresses, jar, local } = browser();
    jar.cookie = '__Host-addresses=%7Bbad';
    local.set('addresses', encodeAddresses([CYRILLIC]));
    expect(addresses.load()).toEqual([CYRILLIC]);
    jar.cookie = `__Host-addresses=${encodeAddresses([flatAddress()])}`;
    local.set('addresses', '{}');
    expect(addresses.load()).toEqual([flatAddress()]);
  });

  it('are kept without a local storage, too', () => {
    const jar = cookieJar();
    const forbidden = storedAddresses({
      jar,
      area: () => {
        throw new Error('forbidden');
      },
      isSecure: false,
    });
    forbidden.save([CYRILLIC]);
    expect(forbidden.load()).toEqual([CYRILLIC]);
  });
});

describe('where the order goes', () => {
  it.each<[string, DeliverySelection]>([
    ['to an address', deliveryTo(CYRILLIC)],
    ['to be picked up', pickupAt(2)],
    ['only how it is wanted', undecided('pickup')],
  ])('is in a cookie, where the server reads it: %s', (_what, chosen) => {
    const { selection, cookies } = browser();
    selection.save(chosen);
    expect(storedSelection(cookies()).load()).toEqual(chosen);
    expect(selection.load()).toEqual(chosen);
  });

  it('is forgotten without a trace', () => {
    const { selection, jar, local } = browser();
    selection.save(pickupAt(2));
    selection.save(undecided());
    expect(jar.cookie).toBe('');
    expect(local.size).toBe(0);
  });

  it('is in local storage beside a cart that leaves no room, and comes back into its cookie', () => {
    const { cart, selection, cookies } = browser();
    cart.save(cartOfLines(100).concat(cartOfLines(100)));
    selection.save(deliveryTo(CYRILLIC));
    expect(storedSelection(cookies()).load()).toEqual(undecided());
    expect(selection.load()).toEqual(deliveryTo(CYRILLIC));
    cart.save(cartOfLines(1));
    selection.save(selection.load());
    expect(storedSelection(cookies()).load()).toEqual(deliveryTo(CYRILLIC));
  });
});

describe('all that a guest has', () => {
  it('comes in this order: cart, where to, addresses, what is liked; under 6 kB together', () => {
    const { cart, addresses, selection, favourites, jar, cookies } = browser();
    cart.save(cartOfLines(60));
    selection.save(deliveryTo(CYRILLIC));
    addresses.save(long(20));
    const many = Array.from({ length: 500 }, (_, index) => productId(9_000_000_000 + index));
    favourites.save(many);
    // The token's cookie, which no script sees, is of at most 512 characters.
    expect(jar.cookie.length).toBeLessThan(6000 - 520);
    expect(cartAt(cookies()).lines).toEqual(cartOfLines(60));
    expect(storedSelection(cookies()).load()).toEqual(deliveryTo(CYRILLIC));
    expect(storedAddresses(cookies()).load().length).toBeGreaterThan(2);
    expect(storedIds(cookies(), 'favourites').load().length).toBeLessThan(100);
    expect(addresses.load()).toEqual(long(20));
    expect(favourites.load()).toEqual(many);
  });

  it('is kept whole, in cookies that browsers keep, whatever it is', () => {
    fc.assert(
      fc.property(anyCart(undefined, 40), anyAddresses, (lines, list) => {
        const { cart, addresses, selection, jar } = browser();
        cart.save(lines);
        const chosen = list[0] ? deliveryTo({ ...list[0], comment: '' }) : pickupAt(1);
        selection.save(chosen);
        addresses.save(list);
        expect(addresses.load()).toEqual(list);
        expect(selection.load()).toEqual(chosen);
        for (const cookie of jar.written) expect(cookie.length).toBeLessThan(4096);
      }),
      { numRuns: 40 },
    );
  });
});
