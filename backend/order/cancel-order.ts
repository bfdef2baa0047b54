import type { Result } from '../../src/domain';
import { ok, refuse } from '../../src/domain';
import type { OrderId } from '../../src/domain/id/ids';
import type { Cancellation } from '../../src/domain/order/cancellation';
import type { CancelTooLate } from '../../src/domain/order/customer-cancel';
import { cancelByCustomer } from '../../src/domain/order/customer-cancel';
import { changeOrders } from './change-orders';
import { endOverdueIn } from './end-overdue';
import { moveOrder } from './move-order';
import type { OrderKeeper } from './order-keeper';
import type { Order } from './order-row';
import { knownOrder } from './order-store';

/** Cancels an order as its customer wishes. One that is cancelled already stays so. Rules 13.4. */
export const cancelOrder = (
  keeper: OrderKeeper,
  id: OrderId,
  cancellation: Cancellation,
): Promise<Result<CancelTooLate, Order>> =>
  changeOrders(keeper.storage, async (db) => {
    const order = await endOverdueIn(keeper, db, await knownOrder(db, id));
    const wish = cancelByCustomer(order);
    if (!wish.ok) return refuse(wish.error);
    if (wish.value.kind === 'unchanged') return ok(order);
    return ok(await moveOrder(keeper, db, order, { to: 'cancel', cancellation }, keeper.now()));
  });
