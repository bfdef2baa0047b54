import type { CartLine } from '../../domain/cart/cart-line';
import { decodeCart } from './cart-cookie';
import { joinCookie } from './cookie-parts';

export const CART_COOKIE = 'cart';

/** The cart of a visitor's cookies; one that does not decode counts as none. */
export const cartOfCookies = (cookies: ReadonlyMap<string, string>): readonly CartLine[] => {
  const cart = decodeCart(joinCookie(CART_COOKIE, (name) => cookies.get(name)));
  return cart.ok ? cart.value : [];
};
