import type { Money, Result } from '../../src/domain';
import { ok } from '../../src/domain';
import type { OrderId } from '../../src/domain/id/ids';
import { ZERO, minus } from '../../src/domain/money/money';
import type { RefundTooLarge } from '../../src/domain/payment/order-money';
import { refundParts } from '../../src/domain/payment/order-money';
import { insertRefunds, paymentsOf } from '../payment/payment-store';
import { changeOrders } from './change-orders';
import { recordEvent } from './order-events';
import type { OrderDeps } from './order-deps';
import type { Order } from './order-row';
import { knownOrder } from './order-store';

/**
 * Gives back a part of what was paid online for an order, or all of it, as the restaurant says. The order goes on.
 * Refuses more than there is. Rules 13.15.
 */
export const refundOrder = (
  deps: OrderDeps,
  id: OrderId,
  amount: Money,
  reason: string,
): Promise<Result<RefundTooLarge, Order>> =>
  changeOrders(deps.storage, async (db) => {
    const order = await knownOrder(db, id);
    const parts = refundParts(await paymentsOf(db, id), amount);
    if (!parts.ok) return parts;
    const at = deps.now();
    await insertRefunds(db, parts.value, reason, at);
    const left = minus(minus(order.paidOnline, order.refunded), amount);
    // The rest of a deposit was paid otherwise.
    if (left === ZERO && order.due.later === ZERO && order.paymentStatus === 'paid')
      await db
        .updateTable('orders')
        .set({ payment_status: 'refund' })
        .where('id', '=', id)
        .execute();
    const refunded = await knownOrder(db, id);
    await recordEvent(deps.storage, db, 'payment', refunded, at, { refunded: amount });
    return ok(refunded);
  });
