import type { Result } from '../../src/domain';
import { ok } from '../../src/domain';
import type { OrderId } from '../../src/domain/id/ids';
import { paymentStatusWhenPaid } from '../../src/domain/order/payment-status';
import { changeOrders } from '../order/change-orders';
import { endOverdueIn } from '../order/end-overdue';
import { recordEvent } from '../order/order-events';
import type { OrderKeeper } from '../order/order-keeper';
import type { Order } from '../order/order-row';
import { knownOrder } from '../order/order-store';
import { awaitsPayment } from './change-payment';

/** What whoever takes the money says of a payment. */
export type PaymentOutcome = 'paid' | 'declined';

/**
 * Notes what became of a payment online. An order that waits for none stays as it is: a payment is
 * told twice now and then, and one that comes too late is not taken. Rules 13.6.
 */
export const settlePayment = (
  keeper: OrderKeeper,
  id: OrderId,
  outcome: PaymentOutcome,
): Promise<Result<never, Order>> =>
  changeOrders(keeper.storage, async (db) => {
    const order = await endOverdueIn(keeper, db, await knownOrder(db, id));
    if (!awaitsPayment(order)) return ok(order);
    const at = keeper.now();
    await db
      .updateTable('orders')
      .set(
        outcome === 'paid'
          ? { payment_status: paymentStatusWhenPaid(order.due), paid_at: at }
          : { payment_status: 'declined' },
      )
      .where('id', '=', id)
      .execute();
    const settled = await knownOrder(db, id);
    await recordEvent(keeper.storage, db, 'payment', settled, at);
    return ok(settled);
  });
