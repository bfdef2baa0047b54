import type { Kysely } from 'kysely';
import type { Result } from '../../src/domain';
import { ok, refuse } from '../../src/domain';
import type { Address } from '../../src/domain/address/address';
import { isSameAddress } from '../../src/domain/address/address-key';
import type { LastAddressRequired, TooManyAddresses } from '../../src/domain/address/address-list';
import { deleteAddress, saveAddress } from '../../src/domain/address/address-list';
import type { AddressId, CustomerId } from '../../src/domain/id/ids';
import { changeAccount } from '../customer/change-account';
import type { Refusal } from '../refusal/refusal';
import type { ShopDatabase } from '../storage/schema';
import type { Storage } from '../storage/storage';
import type { StoredAddress } from './customer-addresses';
import { storedAddresses } from './customer-addresses';

/** What the list becomes: addresses that are there already, and ones that are not written yet. */
type Entry = Address & {
  /** Null for a new one. */
  readonly id: AddressId | null;
  readonly orderedAt: number | null;
};

export interface UnknownAddress {
  readonly kind: 'address.unknown';
}

const columnsOf = (entry: Entry) => {
  const { cityId, type, street, house, comment, place, orderedAt } = entry;
  const inside = entry.type === 'house' ? { flat: '', entrance: '', floor: '', code: '' } : entry;
  const { flat, entrance, floor, code } = inside;
  return {
    city_id: cityId,
    ...{ type, street, house, comment, flat, entrance, floor, code },
    ...{ lat: place.lat, lng: place.lng, place_id: place.id, ordered_at: orderedAt },
  };
};

const writeEntry = async (
  db: Kysely<ShopDatabase>,
  customerId: CustomerId,
  entry: Entry,
  savedAt: number,
): Promise<void> => {
  const columns = { ...columnsOf(entry), saved_at: savedAt };
  if (entry.id === null)
    await db
      .insertInto('customer_addresses')
      .values({ ...columns, customer_id: customerId })
      .execute();
  else await db.updateTable('customer_addresses').set(columns).where('id', '=', entry.id).execute();
};

const removeAll = async (
  db: Kysely<ShopDatabase>,
  addresses: readonly StoredAddress[],
): Promise<void> => {
  for (const { id } of addresses)
    await db.deleteFrom('customer_addresses').where('id', '=', id).execute();
};

/** Turns the stored list into another one; what is new or changed in it has been put last. */
const writeList = async (
  db: Kysely<ShopDatabase>,
  customerId: CustomerId,
  before: readonly StoredAddress[],
  after: readonly Entry[],
  at: Date,
): Promise<void> => {
  const remaining = new Set(after.map(({ id }) => id));
  await removeAll(
    db,
    before.filter(({ id }) => !remaining.has(id)),
  );
  const untouched = new Set<Entry>(before);
  // Also two saves of the same moment have their order.
  let savedAt = Math.max(at.getTime(), ...before.map((address) => address.savedAt + 1));
  for (const entry of after.filter((candidate) => !untouched.has(candidate))) {
    await writeEntry(db, customerId, entry, savedAt);
    savedAt += 1;
  }
};

/** The list with one more address; the account's own of the same key goes on in it. Rules 16.5, 16.8. */
const withAddress = (
  list: readonly Entry[],
  address: Address,
): Result<TooManyAddresses, readonly Entry[]> => {
  const same = list.find((entry) => isSameAddress(entry, address));
  const entry = { ...address, id: same?.id ?? null, orderedAt: same?.orderedAt ?? null };
  return saveAddress<Entry>(list, entry);
};

/** Saves addresses, all of them or, when there is no room, none. */
export const addAddresses = (
  storage: Storage,
  customerId: CustomerId,
  addresses: readonly Address[],
  at: Date,
): Promise<Result<TooManyAddresses | Refusal, null>> =>
  changeAccount(storage, customerId, async (db) => {
    const before = await storedAddresses(db, customerId);
    let list: readonly Entry[] = before;
    for (const address of addresses) {
      const longer = withAddress(list, address);
      if (!longer.ok) return longer;
      list = longer.value;
    }
    await writeList(db, customerId, before, list, at);
    return ok(null);
  });

/**
 * Changes one address: `change` makes the new one of it, or says what is wrong with that. Another
 * one that it becomes the same as goes. Refuses an id that is not the customer's.
 */
export const editAddress = <Fault>(
  storage: Storage,
  customerId: CustomerId,
  id: AddressId,
  change: (address: Address) => Result<Fault, Address>,
  at: Date,
): Promise<Result<Fault | UnknownAddress | TooManyAddresses | Refusal, null>> =>
  changeAccount<Fault | UnknownAddress | TooManyAddresses, null>(
    storage,
    customerId,
    async (db) => {
      const before = await storedAddresses(db, customerId);
      const edited = before.find((address) => address.id === id);
      if (!edited) return refuse({ kind: 'address.unknown' });
      const changed = change(edited);
      if (!changed.ok) return changed;
      const same = before.find((address) => isSameAddress(address, changed.value));
      const orderedAt = edited.orderedAt ?? same?.orderedAt ?? null;
      const list = saveAddress<Entry>(
        before,
        { ...changed.value, id, orderedAt },
        (address) => address.id === id,
      );
      if (!list.ok) return list;
      await writeList(db, customerId, before, list.value, at);
      return ok(null);
    },
  );

/** Deletes one address. Refuses the last one, and an id that is not the customer's. Rules 16.8. */
export const removeAddress = (
  storage: Storage,
  customerId: CustomerId,
  id: AddressId,
): Promise<Result<UnknownAddress | LastAddressRequired | Refusal, null>> =>
  changeAccount<UnknownAddress | LastAddressRequired, null>(storage, customerId, async (db) => {
    const before = await storedAddresses(db, customerId);
    const isDeleted = (address: StoredAddress): boolean => address.id === id;
    if (!before.some(isDeleted)) return refuse({ kind: 'address.unknown' });
    const remaining = deleteAddress(before, isDeleted);
    if (!remaining.ok) return remaining;
    await removeAll(db, before.filter(isDeleted));
    return ok(null);
  });
