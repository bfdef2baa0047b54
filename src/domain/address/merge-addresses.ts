import type { Address, AnyAddress, SavedAddress } from './address';
import { addressKey, isSameAddress } from './address-key';
import { MAX_ADDRESSES } from './address-list';
import type { Place } from './place';

/** What becomes of a guest's addresses when the guest logs in. Rules 16.8. */
export interface AddressMerge {
  /** Addresses of the account that take over what the guest wrote last, such as the intercom code. */
  readonly updated: readonly SavedAddress[];
  /** Addresses that are new to the account, in the order in which they were saved. */
  readonly added: readonly Address[];
  /** Addresses that the account has no room for, the earliest ones; they stay with the guest. */
  readonly leftOut: readonly Address[];
}

/**
 * Puts a guest's addresses to those of the account: an address of the same key is one address, with
 * the account's id and what the guest wrote; others are added while there are fewer than 20, the
 * ones saved last before the rest. Rules 16.8.
 */
export const mergeAddresses = (
  account: readonly SavedAddress<Place | null>[],
  guest: readonly Address[],
): AddressMerge => {
  const known = new Map(account.map((address) => [addressKey(address), address]));
  const written = new Map(guest.map((address) => [addressKey(address), address]));
  const updated: SavedAddress[] = [];
  const unknown: Address[] = [];
  for (const [key, address] of written) {
    const saved = known.get(key);
    if (saved) updated.push({ ...address, id: saved.id, isLast: saved.isLast });
    else unknown.push(address);
  }
  const firstAdded = Math.max(0, unknown.length - Math.max(0, MAX_ADDRESSES - account.length));
  return { updated, added: unknown.slice(firstAdded), leftOut: unknown.slice(0, firstAdded) };
};

/**
 * The address of a list that stands for another one: the same, else one at the same place, else the
 * last; null only for an empty list. Of several that fit, the one saved last. Rules 16.8.
 */
export const addressStandingFor = <A extends AnyAddress>(
  addresses: readonly A[],
  wanted: Address | null,
): A | null =>
  (wanted &&
    (addresses.findLast((address) => isSameAddress(address, wanted)) ??
      addresses.findLast(({ place }) => place?.id === wanted.place.id))) ??
  addresses.at(-1) ??
  null;
