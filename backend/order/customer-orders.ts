import type { Kysely } from 'kysely';
import type { CustomerId } from '../../src/domain/id/ids';
import { ORDER_STATUSES, isFinalStatus } from '../../src/domain/order/order-status';
import type { ShopDatabase } from '../storage/schema';
import type { Order } from './order-row';
import { orderOf } from './order-row';
import { selectOrders } from './order-store';

const OPEN = ORDER_STATUSES.filter((status) => !isFinalStatus(status));
const FINAL = ORDER_STATUSES.filter(isFinalStatus);

/** A customer's orders that go on, newest first. */
export const openOrdersOf = async (
  db: Kysely<ShopDatabase>,
  customerId: CustomerId,
): Promise<readonly Order[]> => {
  const rows = await selectOrders(db)
    .where('customer_id', '=', customerId)
    .where('status', 'in', OPEN)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(orderOf);
};

/** Returns how many of a customer's orders have ended. */
export const countEndedOrders = async (
  db: Kysely<ShopDatabase>,
  customerId: CustomerId,
): Promise<number> => {
  const row = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('customer_id', '=', customerId)
    .where('status', 'in', FINAL)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
};

/** Some of a customer's orders that have ended, newest first. */
export const endedOrdersOf = async (
  db: Kysely<ShopDatabase>,
  customerId: CustomerId,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<readonly Order[]> => {
  const rows = await selectOrders(db)
    .where('customer_id', '=', customerId)
    .where('status', 'in', FINAL)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(orderOf);
};
