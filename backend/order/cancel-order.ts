import type { Result } from '../../src/domain';
import { ok, refuse } from '../../src/domain';
import type { OrderId } from '../../src/domain/id/ids';
import type { Cancellation } from '../../src/domain/order/cancellation';
import type { CancelTooLate } from '../../src/domain/order/customer-cancel';
import { cancelByCustomer } from '../../src/domain/order/customer-cancel';
import { changeOrders } from './change-orders';
import { endOverdueIn } from './end-overdue';
import { moveOrder } from './move-order';
import type { OrderDeps } from './order-deps';
import type { Order } from './order-row';
import { knownOrder } from './order-store';

/** Cancels an order as its customer wishes. One that is cancelled already stays so. Rules 13.4. */
export const cancelOrder = (
  deps: OrderDeps,
  id: OrderId,
  cancellation: Cancellation,
): Promise<Result<CancelTooLate, Order>> =>
  changeOrders(deps.storage, async (db) => {
    const order = await endOverdueIn(deps, db, await knownOrder(db, id));
    const change = cancelByCustomer(order);
    if (!change.ok) return refuse(change.error);
    if (change.value.kind === 'unchanged') return ok(order);
    return ok(await moveOrder(deps, db, order, { to: 'cancel', cancellation }, deps.now()));
  });
