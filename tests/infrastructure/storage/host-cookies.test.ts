import type { CartLine } from '../../../src/domain/cart/cart-line';
import { placeOfCookies } from '../../../src/infrastructure/storage/browser-place';
import {
  takeOverBareCookies,
  writeCookie,
} from '../../../src/infrastructure/storage/document-cookies';
import type { CookieJar } from '../../../src/infrastructure/storage/document-cookies';
import { readCookies } from '../../../src/infrastructure/storage/read-cookies';
import { cartAt, storedCart } from '../../../src/infrastructure/storage/stored-cart';
import { cartOfDishes } from '../../support/carts';
import { cookieJar } from '../../support/cookie-jar';

const saveCart = (jar: CookieJar, lines: readonly CartLine[], isSecure: boolean): void => {
  const place = { jar, isSecure, area: () => window.localStorage };
  storedCart(place).save(lines);
};

const read = (header: string, isSecure: boolean) =>
  Object.fromEntries(readCookies(header, isSecure));

/** A browser in which a neighbour's cookie for the whole domain stays, whatever the shop removes. */
const jarBesideNeighbour = (planted: string) => {
  const own = cookieJar();
  return {
    get cookie() {
      return [own.cookie, planted].filter((cookies) => cookies !== '').join('; ');
    },
    set cookie(text: string) {
      own.cookie = text;
    },
  };
};

describe('over TLS', () => {
  it.each([
    ['a session', 'token=evil-token-0123'],
    ['addresses', 'addresses=1_x'],
    ['where the order goes', 'delivery=1_x'],
    ['wishes', 'order=1_x'],
  ])('a neighbour under the same domain puts no %s into the shop', (_, planted) => {
    expect(read(planted, true)).toEqual({});
    expect(read(planted, false)).not.toEqual({});
  });

  it.each(['cart', 'favourites', 'viewed', 'locale'])(
    'the %s of an earlier visit counts where there is none with the prefix, and only there',
    (name) => {
      expect(read(`${name}=old`, true)).toEqual({ [name]: 'old' });
      expect(read(`${name}=old; __Host-${name}=new`, true)).toEqual({ [name]: 'new' });
      expect(read(`__Host-${name}=; ${name}=old`, true)).toEqual({ [name]: '' });
    },
  );

  it('no part of an earlier cart is added to that of now', () => {
    expect(read('__Host-cart=a; cart_1=b', true)).toEqual({ cart: 'a' });
  });

  it.each(['__host-cart', '__Host-CART', '__Secure-cart', '__Host-__Host-cart', '__Host- cart'])(
    '%s is a stranger’s',
    (name) => {
      expect(read(`${name}=1`, true)).toEqual({});
    },
  );

  it('writes names that no neighbour can set, for this host alone', () => {
    const jar = cookieJar();
    writeCookie(jar, 'favourites', '1_a', true);
    expect(jar.written).toEqual([
      '__Host-favourites=1_a; Max-Age=31536000; Path=/; SameSite=Lax; Secure',
    ]);
    expect(read(jar.cookie, true)).toEqual({ favourites: '1_a' });
  });

  it('takes the lists of an earlier visit over once, and removes all that had no prefix', () => {
    const jar = cookieJar();
    saveCart(jar, cartOfDishes(50), false);
    for (const pair of ['locale=ru', 'addresses=1_x', 'viewed=1_a', '__Host-viewed=1_b']) {
      jar.cookie = pair;
    }
    takeOverBareCookies(jar, true);
    expect(jar.cookie.split('; ').every((pair) => pair.startsWith('__Host-'))).toBe(true);
    const cookies = readCookies(jar.cookie, true);
    expect(cartAt(placeOfCookies(jar, true)).lines).toEqual(cartOfDishes(50));
    expect([cookies.get('locale'), cookies.get('viewed')]).toEqual(['ru', '1_b']);
    expect(cookies.has('addresses')).toBe(false);
    const before = jar.written.length;
    takeOverBareCookies(jar, true);
    expect(jar.written).toHaveLength(before);
  });

  it('a neighbour’s cart is never taken over, nor counts after the shop has met it', () => {
    const jar = jarBesideNeighbour('cart=1_2t.9');
    takeOverBareCookies(jar, true);
    expect(read(jar.cookie, true)).toEqual({ cart: '' });
    saveCart(jar, cartOfDishes(2), true);
    expect(cartAt(placeOfCookies(jar, true)).lines).toEqual(cartOfDishes(2));
    saveCart(jar, [], true);
    expect(read(jar.cookie, true)).toEqual({ cart: '' });
  });
});

describe('without TLS', () => {
  it('names stay as they are, and nothing is taken over', () => {
    const jar = cookieJar();
    jar.cookie = 'cart=1_2t.1';
    takeOverBareCookies(jar, false);
    writeCookie(jar, 'locale', 'ru', false);
    expect(jar.cookie).toBe('cart=1_2t.1; locale=ru');
  });
});
