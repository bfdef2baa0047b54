import type { Address } from '../../domain/address/address';
import type { DeliverySelection } from '../../domain/delivery/delivery-selection';
import type { OrderOptions } from '../../domain/order/order-options';
import { decodeAddresses } from './address-cookie';
import { decodeOrderOptions } from './order-cookie';
import { decodeSelection } from './selection-cookie';

/** A guest's addresses, as far as the cookie has room for them; what makes no sense is left out. */
export const addressesOfCookies = (cookies: ReadonlyMap<string, string>): readonly Address[] =>
  decodeAddresses(cookies.get('addresses') ?? '');

/** Where a visitor's order goes; a choice that does not decode counts as none. */
export const selectionOfCookies = (cookies: ReadonlyMap<string, string>): DeliverySelection =>
  decodeSelection(cookies.get('delivery') ?? '');

/** What a visitor wishes with the order, without its time; wishes that do not decode count as none. */
export const orderOptionsOfCookies = (cookies: ReadonlyMap<string, string>): OrderOptions =>
  decodeOrderOptions(cookies.get('order') ?? '');
