import type { AnyAddress } from './address';
import { addressLabel } from './address-label';

/**
 * Returns which address it is, as text: the place, the kind of address, the flat and the entrance. Two flats
 * of one house are two addresses; a new comment or intercom code makes no new one. An address whose
 * place is unknown goes by its street and house. Rules 16.5.
 */
export const addressKey = (address: AnyAddress): string => {
  const where = address.place ? [address.place.id] : [null, addressLabel(address)];
  const door = address.type === 'house' ? [] : [address.flat, address.entrance];
  return JSON.stringify([...where, address.type, ...door]);
};

export const isSameAddress = (a: AnyAddress, b: AnyAddress): boolean =>
  addressKey(a) === addressKey(b);
