import type { Request } from 'express';
import type { Address } from '../../src/domain/address/address';
import type { CartLine } from '../../src/domain/cart/cart-line';
import type { FavouriteProducts } from '../../src/domain/customer/favourites';
import type { ViewedProducts } from '../../src/domain/customer/viewed';
import type { DeliverySelection } from '../../src/domain/delivery/delivery-selection';
import type { OrderOptions } from '../../src/domain/order/order-options';
import { COOKIE_NAMES } from '../../src/infrastructure/storage/cookie-names';
import { readCookies } from '../../src/infrastructure/storage/read-cookies';
import { addressesOfCookies } from '../../src/infrastructure/storage/stored-addresses';
import { cartOfCookies } from '../../src/infrastructure/storage/stored-cart';
import {
  orderOptionsOfCookies,
  selectionOfCookies,
} from '../../src/infrastructure/storage/stored-choice';
import { favouritesOfCookies, viewedOfCookies } from '../../src/infrastructure/storage/stored-ids';
import { tokenOfRequest } from './session-tokens';
import { isOverTls } from '../middleware/visited-host';

/** All that a request says of its visitor. */
export interface Visitor {
  /** The session's token; goes into the calls' headers and nowhere else. */
  readonly token: string | null;
  /** The language that the visitor has chosen; whether the shop has it is for others to say. */
  readonly chosenLocale: string | null;
  readonly cart: readonly CartLine[];
  /** Whether a part of the cart cannot be read. */
  readonly hasLostLines: boolean;
  readonly favourites: FavouriteProducts;
  readonly viewed: ViewedProducts;
  readonly addresses: readonly Address[];
  readonly selection: DeliverySelection;
  readonly orderOptions: OrderOptions;
}

/** Reads a request's cookies; what of them makes no sense counts as nothing. */
export const visitorOf = (request: Request): Visitor => {
  const cookies = readCookies(request.headers.cookie ?? '', isOverTls(request));
  const cart = cartOfCookies(cookies);
  return {
    token: tokenOfRequest(request),
    chosenLocale: cookies.get('locale') ?? null,
    cart: cart.lines,
    hasLostLines: cart.unread.length > 0,
    favourites: favouritesOfCookies(cookies),
    viewed: viewedOfCookies(cookies),
    addresses: addressesOfCookies(cookies),
    selection: selectionOfCookies(cookies),
    orderOptions: orderOptionsOfCookies(cookies),
  };
};

/** The name of one of our cookies anywhere in a header, however the header is written. */
const MAYBE_OURS = new RegExp(`(?:^|\\W)(?:${COOKIE_NAMES.join('|')})(?:_\\d+)?(?:\\W|$)`);

/**
 * Whether a request could carry a cookie of the shop, by the raw text of its header. True too often
 * rather than too seldom: such a request fills no cache and is answered from none.
 */
export const mayHoldVisitorCookies = ({ headers: { cookie } }: Request): boolean =>
  cookie !== undefined && MAYBE_OURS.test(cookie);
