import type { Address } from '../../domain/address/address';
import type { CartLine } from '../../domain/cart/cart-line';
import type { FavouriteProducts } from '../../domain/customer/favourites';
import type { ViewedProducts } from '../../domain/customer/viewed';
import { joinViewed } from '../../domain/customer/viewed';
import type { DeliverySelection } from '../../domain/delivery/delivery-selection';
import type { ProductId } from '../../domain/id/ids';
import type { OrderOptions } from '../../domain/order/order-options';
import { decodeAddresses } from './address-cookie';
import { decodeCart } from './cart-cookie';
import { joinCookie } from './cookie-parts';
import { decodeIds } from './ids-cookie';
import { decodeOrderOptions } from './order-cookie';
import { decodeSelection } from './selection-cookie';

export const CART_COOKIE = 'cart';
export const FAVOURITES_COOKIE = 'favourites';
export const VIEWED_COOKIE = 'viewed';
export const ADDRESSES_COOKIE = 'addresses';
export const DELIVERY_COOKIE = 'delivery';
export const ORDER_COOKIE = 'order';

/** The cart of a visitor's cookies; one that does not decode counts as none. */
export const cartOfCookies = (cookies: ReadonlyMap<string, string>): readonly CartLine[] => {
  const cart = decodeCart(joinCookie(CART_COOKIE, (name) => cookies.get(name)));
  return cart.ok ? cart.value : [];
};

/** The dishes of one cookie; one that does not decode counts as none. */
export const idsOfCookies = (
  cookies: ReadonlyMap<string, string>,
  name: typeof FAVOURITES_COOKIE | typeof VIEWED_COOKIE,
): readonly ProductId[] => {
  const ids = decodeIds(cookies.get(name) ?? '');
  return ids.ok ? ids.value : [];
};

/** What a visitor likes, as far as the cookie has room for it. */
export const favouritesOfCookies = (cookies: ReadonlyMap<string, string>): FavouriteProducts =>
  idsOfCookies(cookies, FAVOURITES_COOKIE);

/** What a visitor has looked at, never more than the list may hold. */
export const viewedOfCookies = (cookies: ReadonlyMap<string, string>): ViewedProducts =>
  joinViewed(idsOfCookies(cookies, VIEWED_COOKIE), []);

/** A guest's addresses, as far as the cookie has room for them; what makes no sense is left out. */
export const addressesOfCookies = (cookies: ReadonlyMap<string, string>): readonly Address[] =>
  decodeAddresses(cookies.get(ADDRESSES_COOKIE) ?? '');

/** Where a visitor's order goes; a choice that does not decode counts as none. */
export const selectionOfCookies = (cookies: ReadonlyMap<string, string>): DeliverySelection =>
  decodeSelection(cookies.get(DELIVERY_COOKIE) ?? '');

/** What a visitor wishes with the order, without its time; wishes that do not decode count as none. */
export const orderOptionsOfCookies = (cookies: ReadonlyMap<string, string>): OrderOptions =>
  decodeOrderOptions(cookies.get(ORDER_COOKIE) ?? '');
