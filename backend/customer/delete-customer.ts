import type { Kysely, Transaction } from 'kysely';
import type { Result } from '../../src/domain';
import { ok, refuse } from '../../src/domain';
import type { CustomerId } from '../../src/domain/id/ids';
import { ORDER_STATUSES, isFinalStatus } from '../../src/domain/order/order-status';
import type { Storage } from '../storage/storage';
import type { ShopDatabase } from '../storage/schema';
import { blankOrdersOf } from './blank-orders';
import { accountTurn } from './change-account';
import type { Customer } from './customer-store';
import { endSessionsIn } from './end-sessions';

export interface ActiveOrders {
  readonly kind: 'user.active_orders';
}

/** Undoes a deletion that has begun. */
class StillWaiting extends Error {}

const OPEN = ORDER_STATUSES.filter((status) => !isFinalStatus(status));

/** Returns whether an order is on its way to a customer. */
export const awaitsOrder = async (db: Kysely<ShopDatabase>, id: CustomerId): Promise<boolean> =>
  (await db
    .selectFrom('orders')
    .select('id')
    .where('customer_id', '=', id)
    .where('status', 'in', OPEN)
    .limit(1)
    .executeTakeFirst()) !== undefined;

const forget = async (
  storage: Storage,
  db: Transaction<ShopDatabase>,
  { id, phone }: Customer,
): Promise<void> => {
  // First of all: an order that is just being placed for this account is then either seen below,
  // or waits and finds nobody.
  await db
    .updateTable('customers')
    .set({ phone: null, first_name: '', email: null, birthday: null, channel: null, chat_id: null })
    .where('id', '=', id)
    .execute();
  if (await awaitsOrder(db, id)) throw new StillWaiting();
  await blankOrdersOf(db, id);
  await db.deleteFrom('customer_addresses').where('customer_id', '=', id).execute();
  await db.deleteFrom('customer_lists').where('customer_id', '=', id).execute();
  await db.deleteFrom('sign_in_codes').where('phone', '=', phone).execute();
  await db.deleteFrom('known_networks').where('phone', '=', phone).execute();
  await db.deleteFrom('telegram_links').where('phone', '=', phone).execute();
  await endSessionsIn(storage, db, id);
};

/**
 * Lets a customer leave: their data goes, their orders stay without a person in them, and none of
 * their sessions opens anything any more. Refuses while an order is on its way to them.
 */
export const deleteCustomer = async (
  storage: Storage,
  customer: Customer,
): Promise<Result<ActiveOrders, null>> => {
  try {
    await storage.change(accountTurn(customer.id), (db) => forget(storage, db, customer));
    return ok(null);
  } catch (error) {
    if (error instanceof StillWaiting) return refuse({ kind: 'user.active_orders' });
    throw error;
  }
};
