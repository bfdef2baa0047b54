import type { Transaction } from 'kysely';
import type { Result } from '../../src/domain';
import { ok, refuse } from '../../src/domain';
import type { OrderId } from '../../src/domain/id/ids';
import type { DelayRefusal } from '../../src/domain/order/delay-order';
import { delayOrder } from '../../src/domain/order/delay-order';
import type { ShopDatabase } from '../storage/schema';
import { changeOrders } from './change-orders';
import { recordEvent } from './order-events';
import type { OrderDeps } from './order-deps';
import type { Order } from './order-row';
import { knownOrder, orderById } from './order-store';

export type SetDelayRefusal = DelayRefusal | { readonly kind: 'order.unknown' };

/** As `setDelay`, within a change of orders. */
export const setDelayIn = async (
  deps: OrderDeps,
  db: Transaction<ShopDatabase>,
  order: Order,
  minutes: number,
): Promise<Result<DelayRefusal, Order>> => {
  const expected = delayOrder(order, minutes);
  if (!expected.ok) return expected;
  const { from, to, delayedBy } = expected.value;
  await db
    .updateTable('orders')
    .set({ expected_from: from, expected_to: to, delayed_minutes: delayedBy })
    .where('id', '=', order.id)
    .execute();
  const delayed = await knownOrder(db, order.id);
  await recordEvent(deps.storage, db, 'delay', delayed, deps.now());
  return ok(delayed);
};

/** Lets an order come so many minutes later, as the restaurant says. Rules 13.5. */
export const setDelay = (
  deps: OrderDeps,
  id: OrderId,
  minutes: number,
): Promise<Result<SetDelayRefusal, Order>> =>
  changeOrders(deps.storage, async (db): Promise<Result<SetDelayRefusal, Order>> => {
    const order = await orderById(db, id);
    return order === null
      ? refuse({ kind: 'order.unknown' })
      : setDelayIn(deps, db, order, minutes);
  });
