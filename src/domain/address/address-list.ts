import type { CityId } from '../id/ids';
import type { Result } from '../result/result';
import { ok, refuse } from '../result/result';
import type { AnyAddress } from './address';
import { isSameAddress } from './address-key';

/** Most addresses a customer may have saved. Rules 16.5, 16.8. */
export const MAX_ADDRESSES = 20;

export interface TooManyAddresses {
  readonly kind: 'address.too_many';
  /** Most addresses there may be. */
  readonly max: number;
}

export interface LastAddressRequired {
  readonly kind: 'address.last';
}

/**
 * The list with an address saved, which goes last. It takes the place of the one with the same key
 * and of those that `isEdited` says it was made from. Refuses a 21st; the list then stays as it is.
 * Rules 16.5, 16.8.
 */
export const saveAddress = <A extends AnyAddress>(
  addresses: readonly A[],
  saved: A,
  isEdited: (address: A) => boolean = () => false,
): Result<TooManyAddresses, readonly A[]> => {
  const others = addresses.filter(
    (address) => !isSameAddress(address, saved) && !isEdited(address),
  );
  return others.length < MAX_ADDRESSES
    ? ok([...others, saved])
    : refuse({ kind: 'address.too_many', max: MAX_ADDRESSES });
};

/** The list without an address. Refuses to leave a customer without any. Rules 16.8. */
export const deleteAddress = <A extends AnyAddress>(
  addresses: readonly A[],
  isDeleted: (address: A) => boolean,
): Result<LastAddressRequired, readonly A[]> => {
  const remaining = addresses.filter((address) => !isDeleted(address));
  return remaining.length === 0 && addresses.length > 0
    ? refuse({ kind: 'address.last' })
    : ok(remaining);
};

/** A customer's addresses in one city, as that city's shop offers them. */
export const addressesInCity = <A extends AnyAddress>(
  addresses: readonly A[],
  cityId: CityId,
): readonly A[] => addresses.filter((address) => address.cityId === cityId);

/**
 * Of addresses in the order in which they were saved: the one of the last placed order while it is
 * still there, else the one saved last; null only without any. Rules 16.6.
 */
export const lastUsedAddress = <A extends AnyAddress>(
  addresses: readonly A[],
  isOfLastOrder: (address: A) => boolean,
): A | null => addresses.findLast(isOfLastOrder) ?? addresses.at(-1) ?? null;
