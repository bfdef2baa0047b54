import type { AnyAddress } from './address';
import { addressKey } from './address-key';
import { MAX_ADDRESSES } from './address-list';

const keysOf = (addresses: readonly AnyAddress[]): ReadonlySet<string> =>
  new Set(addresses.map(addressKey));

/**
 * Returns what was done to a list between `before` and `after`, done to a copy of it that somebody else has
 * changed meanwhile: addresses that went are gone there, those that were saved are last there. At most
 * 20 stay, those saved last. Rules 16.5.
 */
export const carryOverAddresses = <A extends AnyAddress>(
  before: readonly A[],
  after: readonly A[],
  elsewhere: readonly A[],
): readonly A[] => {
  const known = new Set(before);
  const saved = after.filter((address) => !known.has(address));
  const [left, written] = [keysOf(after), keysOf(saved)];
  const gone = keysOf(before.filter((address) => !left.has(addressKey(address))));
  const others = elsewhere.filter((address) => {
    const key = addressKey(address);
    return !gone.has(key) && !written.has(key);
  });
  return [...others, ...saved].slice(-MAX_ADDRESSES);
};
