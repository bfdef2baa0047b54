import type { CartLine } from '../../domain/cart/cart-line';
import type { FavouriteProducts } from '../../domain/customer/favourites';
import type { ViewedProducts } from '../../domain/customer/viewed';
import { joinViewed } from '../../domain/customer/viewed';
import type { ProductId } from '../../domain/id/ids';
import { decodeCart } from './cart-cookie';
import { joinCookie } from './cookie-parts';
import { decodeIds } from './ids-cookie';

// Apart from what only the way of an order needs: no page of the menu waits for that.

/** The cookies that hold ids of dishes. */
export type IdsCookie = 'favourites' | 'viewed';

/** The cart of a visitor's cookies; one that does not decode counts as none. */
export const cartOfCookies = (cookies: ReadonlyMap<string, string>): readonly CartLine[] => {
  const cart = decodeCart(joinCookie('cart', (name) => cookies.get(name)));
  return cart.ok ? cart.value : [];
};

/** The dishes of one cookie; one that does not decode counts as none. */
export const idsOfCookies = (
  cookies: ReadonlyMap<string, string>,
  name: IdsCookie,
): readonly ProductId[] => {
  const ids = decodeIds(cookies.get(name) ?? '');
  return ids.ok ? ids.value : [];
};

/** What a visitor likes, as far as the cookie has room for it. */
export const favouritesOfCookies = (cookies: ReadonlyMap<string, string>): FavouriteProducts =>
  idsOfCookies(cookies, 'favourites');

/** What a visitor has looked at, never more than the list may hold. */
export const viewedOfCookies = (cookies: ReadonlyMap<string, string>): ViewedProducts =>
  joinViewed(idsOfCookies(cookies, 'viewed'), []);
