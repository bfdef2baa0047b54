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
import { forEachAlone } from '../periodic/for-each-alone';
import { storedId } from '../storage/stored-id';
import type { ShopDatabase } from '../storage/schema';
import { changeOrders } from './change-orders';
import { moveOrder } from './move-order';
import type { OrderDeps } from './order-deps';
import type { Order } from './order-row';
import { knownOrder } from './order-store';

/** Returns how an order ends because nobody did in time what it waits for; null while there is time. Rules 13.5, 13.6. */
const overdueCancellation = (
  { autoCancelMinutes }: OrderDeps,
  order: Order,
  now: Instant,
): Cancellation | null =>
  unpaidCancellation(order, now) ?? notAcceptedCancellation(order, now, autoCancelMinutes);

/** Ends an order that is overdue, within a change of orders; returns how it then stands. */
export const endOverdueIn = async (
  deps: OrderDeps,
  db: Transaction<ShopDatabase>,
  order: Order,
): Promise<Order> => {
  const now = deps.now();
  const cancellation = overdueCancellation(deps, order, now);
  return cancellation === null
    ? order
    : moveOrder(deps, db, order, { to: 'cancel', cancellation }, now);
};

/**
 * The order as it is to be shown: one that has become overdue since the last sweep ends first, so
 * that nobody is asked to pay what can no longer be paid.
 */
export const withOverdueEnded = async (deps: OrderDeps, order: Order): Promise<Order> => {
  if (overdueCancellation(deps, order, deps.now()) === null) return order;
  const ended = await changeOrders(deps.storage, async (db) =>
    // Read again: another process may have ended it, or its payment has just come.
    ok(await endOverdueIn(deps, db, await knownOrder(db, order.id))),
  );
  return ended.ok ? ended.value : order;
};

/** New orders of before a moment that may be overdue: paid ones are, only where waiting ends an order. */
const newOrdersBefore = async (
  { storage, autoCancelMinutes }: OrderDeps,
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
export const endOverdueOrders = async (deps: OrderDeps): Promise<void> => {
  const shortest = Math.min(PAYMENT_MINUTES, deps.autoCancelMinutes || PAYMENT_MINUTES);
  await forEachAlone(
    await newOrdersBefore(deps, addMinutes(deps.now(), -shortest)),
    async (id) => withOverdueEnded(deps, await knownOrder(deps.storage.shop, id)),
    (err, order) => {
      deps.log.error({ err, order }, 'an overdue order could not be ended');
    },
  );
};
