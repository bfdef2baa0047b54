import type { Request } from 'express';
import type { Address } from '../../src/domain/address/address';
import type { CartLine } from '../../src/domain/cart/cart-line';
import type { FavouriteProducts } from '../../src/domain/customer/favourites';
import type { ViewedProducts } from '../../src/domain/customer/viewed';
import type { DeliverySelection } from '../../src/domain/delivery/delivery-selection';
import type { OrderOptions } from '../../src/domain/order/order-options';
import {
  addressesOfCookies,
  orderOptionsOfCookies,
  selectionOfCookies,
} from '../../src/infrastructure/storage/guest-cookies';
import {
  cartOfCookies,
  favouritesOfCookies,
  viewedOfCookies,
} from '../../src/infrastructure/storage/menu-cookies';

/** Cookies on which a page depends; strangers' cookies do not make a page personal. */
const NAMES = '(?:cart|favourites|viewed|addresses|delivery|order|token|locale)(?:_\\d+)?';
const OURS = new RegExp(`^${NAMES}$`);

/** One of ours anywhere in the header, however the header is written. */
const MAYBE_OURS = new RegExp(`(?:^|[^\\w])${NAMES}(?:[^\\w]|$)`);

/** The visitor's cookies as text; cookie-parser reads a name that comes twice as its first value. */
const cookiesOf = (request: Request): ReadonlyMap<string, string> => {
  // cookie-parser leaves any JSON it recognises parsed; ours is never that.
  const cookies = request.cookies as Readonly<Record<string, unknown>>;
  return new Map(
    Object.entries(cookies).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
};

export const cartOfRequest = (request: Request): readonly CartLine[] =>
  cartOfCookies(cookiesOf(request));

export const favouritesOfRequest = (request: Request): FavouriteProducts =>
  favouritesOfCookies(cookiesOf(request));

export const viewedOfRequest = (request: Request): ViewedProducts =>
  viewedOfCookies(cookiesOf(request));

export const addressesOfRequest = (request: Request): readonly Address[] =>
  addressesOfCookies(cookiesOf(request));

export const selectionOfRequest = (request: Request): DeliverySelection =>
  selectionOfCookies(cookiesOf(request));

export const orderOptionsOfRequest = (request: Request): OrderOptions =>
  orderOptionsOfCookies(cookiesOf(request));

/** The language that the visitor has chosen, or null; whether the shop has it is for others to say. */
export const languageOfRequest = (request: Request): string | null =>
  cookiesOf(request).get('locale') ?? null;

export const hasVisitorCookies = (request: Request): boolean =>
  [...cookiesOf(request).keys()].some((name) => OURS.test(name));

/**
 * Whether a header of cookies, as it came, could hold one of the shop's. It says so too often rather
 * than too seldom, and reads nothing: whoever wants to know asks `hasVisitorCookies`.
 */
export const mayHoldVisitorCookies = (header: string): boolean => MAYBE_OURS.test(header);
