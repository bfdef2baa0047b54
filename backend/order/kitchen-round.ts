import type { Kysely } from 'kysely';
import { allowedStatuses } from '../../src/domain/order/change-status';
import type { OrderId } from '../../src/domain/id/ids';
import { ORDER_STATUSES, isFinalStatus } from '../../src/domain/order/order-status';
import type { OrderStatus } from '../../src/domain/order/order-status';
import { storedId } from '../storage/stored-id';
import type { ShopDatabase } from '../storage/schema';
import type { OrderDeps } from './order-deps';
import type { Order } from './order-row';
import { orderById } from './order-store';
import { setStatus } from './set-status';

const OPEN = ORDER_STATUSES.filter((status) => !isFinalStatus(status));

const openOrders = async (db: Kysely<ShopDatabase>): Promise<readonly OrderId[]> => {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('status', 'in', OPEN)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => storedId('order', id));
};

/** One step that the kitchen has taken. */
export interface KitchenStep {
  readonly order: Order;
  readonly from: OrderStatus;
}

/** Returns what a kitchen does next with an order; null when that is nothing. */
const nextStep = (order: Order): Exclude<OrderStatus, 'cancel'> | null =>
  allowedStatuses(order).find((status) => status !== 'cancel') ?? null;

/** Takes every order that the kitchen sees one step further, as in a demo; returns what was done. */
export const kitchenRound = async (deps: OrderDeps): Promise<readonly KitchenStep[]> => {
  const steps: KitchenStep[] = [];
  for (const id of await openOrders(deps.storage.shop)) {
    const order = await orderById(deps.storage.shop, id);
    const to = order && nextStep(order);
    if (!order || to === null) continue;
    // Refused where it is not paid, or where somebody else was faster.
    const moved = await setStatus(deps, id, { to });
    if (moved.ok && moved.value.status !== order.status)
      steps.push({ order: moved.value, from: order.status });
  }
  return steps;
};
