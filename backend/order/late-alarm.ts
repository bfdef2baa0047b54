import type { Kysely } from 'kysely';
import { isLateOrder } from '../../src/domain/order/late-order';
import { MINUTE } from '../../src/domain/time/instant';
import type { ShopDatabase } from '../storage/schema';
import type { OrderDeps } from './order-deps';
import type { Order } from './order-row';
import { orderOf } from './order-row';
import { selectOrders } from './order-store';

const unreported = async (db: Kysely<ShopDatabase>): Promise<readonly Order[]> => {
  const rows = await selectOrders(db)
    .where('status', '=', 'new')
    .where('alarmed_at', 'is', null)
    .execute();
  return rows.map(orderOf);
};

/** Takes it upon this process to tell of an order; false when another one has. */
const claim = async ({ storage, now }: OrderDeps, { id }: Order): Promise<boolean> => {
  const { numUpdatedRows } = await storage.shop
    .updateTable('orders')
    .set({ alarmed_at: now() })
    .where('id', '=', id)
    .where('alarmed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Tells the restaurant, by a line of the log and once, of each order that nobody has accepted in time. Rules 13.5. */
export const alarmOverLateOrders = async (deps: OrderDeps): Promise<void> => {
  const { storage, log } = deps;
  const now = deps.now();
  for (const order of await unreported(storage.shop)) {
    if (!isLateOrder(order, now) || !(await claim(deps, order))) continue;
    const { number, since, row } = order;
    log.warn(
      {
        order: number,
        cityId: row.city_id,
        branchId: row.branch_id,
        minutes: Math.floor((now - (since ?? now)) / MINUTE),
      },
      'an order waits to be accepted',
    );
  }
};
