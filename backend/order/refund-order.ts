import type { Transaction } from 'kysely';
import type { Money, Result } from '../../src/domain';
import { ok } from '../../src/domain';
import type { OrderId } from '../../src/domain/id/ids';
import { ZERO, minus } from '../../src/domain/money/money';
import type { RefundTooLarge } from '../../src/domain/payment/order-money';
import { refundParts } from '../../src/domain/payment/order-money';
import type { Instant } from '../../src/domain/time/instant';
import { insertRefunds, paymentsOf, refundsOf } from '../payment/payment-store';
import type { ShopDatabase } from '../storage/schema';
import { changeOrders } from './change-orders';
import { recordEvent } from './order-events';
import type { OrderDeps } from './order-deps';
import type { Order } from './order-row';
import { knownOrder } from './order-store';

type Db = Transaction<ShopDatabase>;

/** Tries a refund of that sum again which has failed: its key makes it go back once, whatever has become of it. */
const tryAgain = async (db: Db, id: OrderId, amount: Money, at: Instant): Promise<boolean> => {
  const failed = (await refundsOf(db, id)).find(
    (refund) => refund.state === 'failed' && refund.amount === amount,
  );
  if (!failed) return false;
  await db
    .updateTable('refunds')
    .set({ state: 'waiting', attempts: 0, next_at: at, problem: null })
    .where('id', '=', failed.id)
    .execute();
  return true;
};

/**
 * Gives back a part of what was paid online for an order, or all of it, as the restaurant says. The order goes on.
 * A refund of the same sum that has failed is tried again instead, and nobody is notified twice.
 * Refuses more than there is. Rules 13.15.
 */
export const refundOrder = (
  deps: OrderDeps,
  id: OrderId,
  amount: Money,
  reason: string,
): Promise<Result<RefundTooLarge, Order>> =>
  changeOrders(deps.storage, async (db) => {
    const at = deps.now();
    if (await tryAgain(db, id, amount, at)) return ok(await knownOrder(db, id));
    const order = await knownOrder(db, id);
    const parts = refundParts(await paymentsOf(db, id), amount);
    if (!parts.ok) return parts;
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
