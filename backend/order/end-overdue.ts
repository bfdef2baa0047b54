import type { Transaction } from 'kysely';
import { ok } from '../../src/domain';
import type { OrderId } from '../../src/domain/id/ids';
import type { Cancellation } from '../../src/domain/order/cancellation';
import { notAcceptedCancellation } from '../../src/domain/order/late-order';
import {
  PAYMENT_MINUTES,
  UNPAID_STATUSES,
  unpaidCancellation,
} from '../../src/domain/order/payment-status';
import type { Instant } from '../../src/domain/time/instant';
import { addMinutes } from '../../src/domain/time/instant';
import { storedId } from '../storage/stored-id';
import type { ShopDatabase } from '../storage/schema';
import { changeOrders } from './change-orders';
import { moveOrder } from './move-order';
import type { OrderKeeper } from './order-keeper';
import type { Order } from './order-row';
import { knownOrder } from './order-store';

/** How an order ends because nobody did in time what it waits for; null while there is time. Rules 13.5, 13.6. */
const overdueCancellation = (
  { autoCancelMinutes }: OrderKeeper,
  order: Order,
  now: Instant,
): Cancellation | null =>
  unpaidCancellation(order, now) ?? notAcceptedCancellation(order, now, autoCancelMinutes);

/** Ends an order that is overdue, within a change of orders; answers how it then stands. */
export const endOverdueIn = async (
  keeper: OrderKeeper,
  db: Transaction<ShopDatabase>,
  order: Order,
): Promise<Order> => {
  const now = keeper.now();
  const cancellation = overdueCancellation(keeper, order, now);
  return cancellation === null
    ? order
    : moveOrder(keeper, db, order, { to: 'cancel', cancellation }, now);
};

/**
 * The order as it is to be shown: one that has become overdue since the last sweep ends first, so
 * that nobody is told to pay what can no longer be paid.
 */
export const withOverdueEnded = async (keeper: OrderKeeper, order: Order): Promise<Order> => {
  if (overdueCancellation(keeper, order, keeper.now()) === null) return order;
  const ended = await changeOrders(keeper.storage, async (db) =>
    // Read again: another process may have ended it, or its payment has just come.
    ok(await endOverdueIn(keeper, db, await knownOrder(db, order.id))),
  );
  return ended.ok ? ended.value : order;
};

/** New orders of before a moment that may be overdue: paid ones are, only where waiting ends an order. */
const newOrdersBefore = async (
  { storage, autoCancelMinutes }: OrderKeeper,
  moment: Instant,
): Promise<readonly OrderId[]> => {
  const rows = await storage.shop
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'new')
    .where('created_at', '<=', moment)
    .$if(autoCancelMinutes === 0, (query) => query.where('payment_status', 'in', UNPAID_STATUSES))
    .execute();
  return rows.map(({ id }) => storedId('order', id));
};

/** Ends every order that is overdue. Several processes may do so at once: each order ends once. */
export const endOverdueOrders = async (keeper: OrderKeeper): Promise<void> => {
  const shortest = Math.min(PAYMENT_MINUTES, keeper.autoCancelMinutes || PAYMENT_MINUTES);
  for (const id of await newOrdersBefore(keeper, addMinutes(keeper.now(), -shortest)))
    await withOverdueEnded(keeper, await knownOrder(keeper.storage.shop, id));
};
