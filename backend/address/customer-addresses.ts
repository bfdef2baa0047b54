import type { Kysely, Selectable } from 'kysely';
import type { Address, SavedAddress } from '../../src/domain/address/address';
import { isSameAddress } from '../../src/domain/address/address-key';
import { lastUsedAddress } from '../../src/domain/address/address-list';
import { placeOf } from '../../src/domain/address/place';
import type { AddressId, CustomerId } from '../../src/domain/id/ids';
import { storedId } from '../storage/stored-id';
import type { ShopDatabase } from '../storage/schema';
import type { CustomerAddressTable } from '../storage/schema/customer-tables';

type Row = Selectable<CustomerAddressTable>;

const addressOfRow = (row: Row): Address => {
  const { street, house, comment, type, flat, entrance, floor, code } = row;
  const place = placeOf({ id: row.place_id, lat: row.lat, lng: row.lng });
  if (!place.ok) throw new Error('The place of a stored address cannot be read');
  const cityId = storedId('city', row.city_id);
  const base = { cityId, street, house, comment, place: place.value };
  return type === 'house' ? { ...base, type } : { ...base, type, flat, entrance, floor, code };
};

/** An address of an account, with what only the database needs to know. */
export type StoredAddress = Address & {
  readonly id: AddressId;
  readonly savedAt: number;
  /** When the customer's last order was placed, where it went here; else null. */
  readonly orderedAt: number | null;
};

/** A customer's addresses in all cities, in the order in which they were saved. */
export const storedAddresses = async (
  db: Kysely<ShopDatabase>,
  customerId: CustomerId,
): Promise<readonly StoredAddress[]> => {
  const rows = await db
    .selectFrom('customer_addresses')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('saved_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    ...addressOfRow(row),
    id: storedId('address', row.id),
    savedAt: row.saved_at,
    orderedAt: row.ordered_at,
  }));
};

/** The same as customers see them: one of them is the one used last. Rules 16.6. */
export const customerAddresses = async (
  db: Kysely<ShopDatabase>,
  customerId: CustomerId,
): Promise<readonly SavedAddress[]> => {
  const addresses = await storedAddresses(db, customerId);
  const last = lastUsedAddress(addresses, ({ orderedAt }) => orderedAt !== null);
  return addresses.map((address) => ({ ...address, isLast: address.id === last?.id }));
};

/**
 * Remembers that an order was placed to an address: the saved one that is the same becomes the one
 * used last. Where none is, the one saved last is. To be called in the transaction of the order.
 */
export const rememberOrderedAddress = async (
  db: Kysely<ShopDatabase>,
  customerId: CustomerId,
  ordered: Address,
  at: Date,
): Promise<void> => {
  const same = (await storedAddresses(db, customerId)).find((address) =>
    isSameAddress(address, ordered),
  );
  await db
    .updateTable('customer_addresses')
    .set({ ordered_at: null })
    .where('customer_id', '=', customerId)
    .where('ordered_at', 'is not', null)
    .execute();
  if (same)
    await db
      .updateTable('customer_addresses')
      .set({ ordered_at: at.getTime() })
      .where('id', '=', same.id)
      .execute();
};
