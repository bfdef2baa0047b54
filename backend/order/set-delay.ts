import type { Result } from '../../src/domain';
import { ok, refuse } from '../../src/domain';
import type { OrderId } from '../../src/domain/id/ids';
import type { DelayRefusal } from '../../src/domain/order/delay-order';
import { delayOrder } from '../../src/domain/order/delay-order';
import { changeOrders } from './change-orders';
import { recordEvent } from './order-events';
import type { OrderDeps } from './order-deps';
import type { Order } from './order-row';
import { knownOrder, orderById } from './order-store';

export type SetDelayRefusal = DelayRefusal | { readonly kind: 'order.unknown' };

/** Lets an order come so many minutes later, as the restaurant says. Rules 13.5. */
export const setDelay = (
  deps: OrderDeps,
  id: OrderId,
  minutes: number,
): Promise<Result<SetDelayRefusal, Order>> =>
  changeOrders(deps.storage, async (db) => {
    const order = await orderById(db, id);
    if (order === null) return refuse<SetDelayRefusal>({ kind: 'order.unknown' });
    const expected = delayOrder(order, minutes);
    if (!expected.ok) return refuse<SetDelayRefusal>(expected.error);
    const { from, to, delayedBy } = expected.value;
    await db
      .updateTable('orders')
      .set({ expected_from: from, expected_to: to, delayed_minutes: delayedBy })
      .where('id', '=', id)
      .execute();
    const delayed = await knownOrder(db, id);
    await recordEvent(deps.storage, db, 'delay', delayed, deps.now());
    return ok(delayed);
  });
