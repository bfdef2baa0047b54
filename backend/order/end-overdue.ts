import type { Transaction } from 'kysely';
import { ok } from '../../src/domain';
import type { OrderId } from '../../src/domain/id/ids';
import type { Cancellation } from '../../src/domain/order/cancellation';
import { notAcceptedCancellation } from '../../src/domain/order/late-order';
import {
  PAYMENT_MINUTES,
  isHiddenFromKitchen,
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

/** Returns whether only the provider knows if it is paid: it is asked before the order ends. Rules 13.6. */
const isAskedFirst = ({ row, paymentStatus }: Order): boolean =>
  isHiddenFromKitchen(paymentStatus) && Number(row.payments_started) > 0;

/** Ends an order that is overdue, within a change of orders; returns how it then stands. */
export const endOverdueIn = async (
  deps: OrderDeps,
  db: Transaction<ShopDatabase>,
  order: Order,
  isAsked = false,
): Promise<Order> => {
  const now = deps.now();
  const cancellation =
    isAskedFirst(order) && !isAsked ? null : overdueCancellation(deps, order, now);
  return cancellation === null
    ? order
    : moveOrder(deps, db, order, { to: 'cancel', cancellation }, now);
};

/**
 * The order as it is to be shown: one that has become overdue since the last sweep ends first, so
 * that nobody is asked to pay what can no longer be paid.
 */
export const withOverdueEnded = async (
  deps: OrderDeps,
  order: Order,
  isAsked = false,
): Promise<Order> => {
  if (isAskedFirst(order) && !isAsked) return order;
  if (overdueCancellation(deps, order, deps.now()) === null) return order;
  const ended = await changeOrders(deps.storage, async (db) =>
    // Read again: another process may have ended it, or its payment has just come.
    ok(await endOverdueIn(deps, db, await knownOrder(db, order.id), isAsked)),
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

/**
 * Ends every order that is overdue. Before that `ask` finds out what has become of a payment that was
 * started, whose notice may be lost; the order ends whether there is an answer or not.
 * Several processes may do so at once: each order ends once.
 */
export const endOverdueOrders = async (
  deps: OrderDeps,
  ask: (order: Order) => Promise<void> = () => Promise.resolve(),
): Promise<void> => {
  const { shop } = deps.storage;
  const shortest = Math.min(PAYMENT_MINUTES, deps.autoCancelMinutes || PAYMENT_MINUTES);
  const ids = await newOrdersBefore(deps, addMinutes(deps.now(), -shortest));
  const askAndEnd = async (id: OrderId): Promise<void> => {
    const order = await knownOrder(shop, id);
    const isOverdue = overdueCancellation(deps, order, deps.now()) !== null;
    if (isOverdue && isAskedFirst(order)) await ask(order);
    await withOverdueEnded(deps, await knownOrder(shop, id), true);
  };
  // Side by side: a provider that does not answer holds up nobody else's order.
  await forEachAlone(ids, askAndEnd, (err, order) => {
    deps.log.error({ err, order }, 'an overdue order could not be ended');
  });
};
