import type { Result } from '../../src/domain';
import { ok } from '../../src/domain';
import { paymentStatusWhenPaid } from '../../src/domain/order/payment-status';
import { changeOrders } from './change-orders';
import { endOverdueIn } from './end-overdue';
import { recordEvent } from './order-events';
import type { OrderDeps } from './order-deps';
import type { Order } from './order-row';
import { knownOrder, orderByPaymentKey } from './order-store';
import { awaitsPayment } from './change-payment';

/** What the payment provider says of a payment. */
export type PaymentResult = 'paid' | 'declined';

/**
 * Notes what became of an attempt to pay online, by its key; null where no order waits under it. An
 * order that waits for no payment stays as it is: a provider reports a payment twice now and then, and one that
 * comes too late is not taken. Rules 13.6.
 */
export const settlePayment = (
  deps: OrderDeps,
  key: string,
  result: PaymentResult,
): Promise<Result<never, Order | null>> =>
  changeOrders(deps.storage, async (db) => {
    // Looked for here: until now the order may have got another attempt, with another sum.
    const found = await orderByPaymentKey(db, key);
    if (!found) return ok(null);
    const { id } = found;
    const order = await endOverdueIn(deps, db, found);
    if (!awaitsPayment(order)) return ok(order);
    const at = deps.now();
    await db
      .updateTable('orders')
      .set(
        result === 'paid'
          ? { payment_status: paymentStatusWhenPaid(order.due), paid_at: at }
          : { payment_status: 'declined' },
      )
      .where('id', '=', id)
      .execute();
    const settled = await knownOrder(db, id);
    await recordEvent(deps.storage, db, 'payment', settled, at);
    return ok(settled);
  });
