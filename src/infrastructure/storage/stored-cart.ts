import type { CartLine } from '../../domain/cart/cart-line';
import type { BrowserPlace } from './browser-place';
import { cookiesAt } from './browser-place';
import type { ReadCart } from './cart-cookie';
import { decodeCart, encodeCart } from './cart-cookie';
import { joinCookie } from './cookie-parts';
import { writeCookie } from './document-cookies';
import type { StoredText } from './stored-text';

/** The cart in a visitor's cookies, as far as it can be read. */
export const cartAt = (place: BrowserPlace): ReadCart => {
  const { value, isCut } = joinCookie('cart', cookiesAt(place));
  return decodeCart(value, isCut);
};

const write = (
  { jar, isSecure }: BrowserPlace,
  lines: readonly CartLine[],
  unread: ReadCart['unread'],
): void => {
  writeCookie(jar, 'cart', encodeCart(lines, unread), isSecure);
};

/** The cart in the visitor's cookies. What of them cannot be read stays beside what is saved. */
export const storedCart = (place: BrowserPlace): StoredText<readonly CartLine[]> => ({
  encode: (lines) => encodeCart(lines),
  load: () => cartAt(place).lines,
  save: (lines) => {
    write(place, lines, cartAt(place).unread);
  },
});

/** Returns whether a part of the cart cannot be read; saving false drops that part, if somebody looks at the page. */
export const storedCartLoss = (
  place: BrowserPlace,
  isPageSeen: () => boolean,
): StoredText<boolean> => ({
  encode: (isPartLost) => (isPartLost ? 'lost' : ''),
  load: () => cartAt(place).unread.length > 0,
  save: (isPartLost) => {
    if (!isPartLost && isPageSeen() && cartAt(place).unread.length > 0)
      write(place, cartAt(place).lines, []);
  },
});
