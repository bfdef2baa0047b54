import type { FavouriteProducts } from '../../domain/customer/favourites';
import type { ViewedProducts } from '../../domain/customer/viewed';
import { joinViewed } from '../../domain/customer/viewed';
import type { ProductId } from '../../domain/id/ids';
import type { ReadCart } from './cart-cookie';
import { decodeCart } from './cart-cookie';
import { isCookieCut, joinCookie } from './cookie-parts';
import { decodeIds } from './ids-cookie';

// Apart from what only the way of an order needs: no page of the menu waits for that.

/** The cookies that hold ids of dishes. */
export type IdsCookie = 'favourites' | 'viewed';

/** The cart of a visitor's cookies, as far as it can be read. */
export const cartOfCookies = (cookies: ReadonlyMap<string, string>): ReadCart => {
  const read = (name: string): string | undefined => cookies.get(name);
  const text = joinCookie('cart', read);
  return decodeCart(text, isCookieCut('cart', text, read));
};

/** The dishes of one cookie, as far as they can be read. */
export const idsOfCookies = (
  cookies: ReadonlyMap<string, string>,
  name: IdsCookie,
): readonly ProductId[] => decodeIds(cookies.get(name) ?? '');

/** What a visitor likes, as far as the cookie has room for it. */
export const favouritesOfCookies = (cookies: ReadonlyMap<string, string>): FavouriteProducts =>
  idsOfCookies(cookies, 'favourites');

/** What a visitor has looked at, never more than the list may hold. */
export const viewedOfCookies = (cookies: ReadonlyMap<string, string>): ViewedProducts =>
  joinViewed(idsOfCookies(cookies, 'viewed'), []);
