import type { Transaction } from 'kysely';
import type { Result } from '../../src/domain';
import { money, ok } from '../../src/domain';
import { paymentStatusWhenPaid } from '../../src/domain/order/payment-status';
import type { ProviderState } from '../../src/domain/payment/payment-attempt';
import { evaluateProviderState } from '../../src/domain/payment/payment-attempt';
import type { Instant } from '../../src/domain/time/instant';
import type { PaymentNotice } from '../payment/payment-provider';
import type { PaymentRow } from '../payment/payment-store';
import { attemptOf, insertRefunds, paymentByKey } from '../payment/payment-store';
import type { ShopDatabase } from '../storage/schema';
import { storedId } from '../storage/stored-id';
import { awaitsPayment } from './change-payment';
import { changeOrders } from './change-orders';
import { endOverdueIn } from './end-overdue';
import { recordEvent } from './order-events';
import type { OrderDeps } from './order-deps';
import type { Order } from './order-row';
import { knownOrder } from './order-store';

type Db = Transaction<ShopDatabase>;

const savePaid = async (db: Db, { id }: PaymentRow, at: Instant): Promise<void> => {
  await db
    .updateTable('payments')
    .set({ state: 'paid', paid_at: at, next_at: null })
    .where('id', '=', id)
    .execute();
};

const saveOfOrder = async (
  db: Db,
  { id }: Order,
  change: Partial<Pick<Order['row'], 'payment_status' | 'paid_at'>>,
): Promise<Order> => {
  await db.updateTable('orders').set(change).where('id', '=', id).execute();
  return knownOrder(db, id);
};

/** The money counts for the order, which waited for it. */
const takePayment = async (deps: OrderDeps, db: Db, payment: PaymentRow, order: Order) => {
  const at = deps.now();
  await savePaid(db, payment, at);
  const payment_status = paymentStatusWhenPaid(order.due);
  const paid = await saveOfOrder(db, order, { payment_status, paid_at: at });
  await recordEvent(deps.storage, db, 'payment', paid, at, { paid: money(payment.amount) });
  return paid;
};

/** The money came although nobody waits for it: it goes back, whole. */
const returnPayment = async (deps: OrderDeps, db: Db, payment: PaymentRow, order: Order) => {
  const at = deps.now();
  const amount = money(payment.amount);
  await savePaid(db, payment, at);
  await insertRefunds(db, [{ paymentId: payment.id, amount }], 'paid too late', at);
  const settled =
    order.status === 'cancel'
      ? await saveOfOrder(db, order, { payment_status: 'refund' })
      : await knownOrder(db, order.id);
  await recordEvent(deps.storage, db, 'payment', settled, at, { refunded: amount });
  deps.log.warn({ order: order.number }, 'a payment came too late and goes back');
  return settled;
};

const declinePayment = async (deps: OrderDeps, db: Db, { id }: PaymentRow, order: Order) => {
  await db.updateTable('payments').set({ state: 'declined' }).where('id', '=', id).execute();
  const declined = await saveOfOrder(db, order, { payment_status: 'declined' });
  await recordEvent(deps.storage, db, 'payment', declined, deps.now());
  return declined;
};

const settleIn = async (
  deps: OrderDeps,
  db: Db,
  payment: PaymentRow,
  order: Order,
  said: ProviderState,
): Promise<Order> => {
  const isAwaited = awaitsPayment(order) && order.row.payment_key === payment.key;
  const step = evaluateProviderState(attemptOf(payment), said, isAwaited);
  switch (step.kind) {
    case 'paid':
      return step.isRefunded
        ? returnPayment(deps, db, payment, order)
        : takePayment(deps, db, payment, order);
    case 'declined':
      return declinePayment(deps, db, payment, order);
    case 'wrong_sum':
      deps.log.error({ order: order.number, asked: payment.amount, said }, 'a wrong sum was paid');
      return order;
    default:
      return order;
  }
};

/**
 * Notes what became of an attempt to pay online, by its key; null where there is none. However late, often or out
 * of order a provider tells it: what was paid counts once, or goes back once. Rules 13.6.
 */
export const settlePayment = (
  deps: OrderDeps,
  { key, ref, state }: PaymentNotice,
): Promise<Result<never, Order | null>> =>
  changeOrders(deps.storage, async (db) => {
    // Looked for here: until now the order may have got another attempt, with another sum.
    const payment = await paymentByKey(db, key);
    if (!payment) return ok(null);
    if (ref !== undefined && payment.ref !== null && ref !== payment.ref) {
      deps.log.error({ payment: payment.id }, 'a notice names a payment by the key of another');
      return ok(null);
    }
    if (ref !== undefined && payment.ref === null)
      await db.updateTable('payments').set({ ref }).where('id', '=', payment.id).execute();
    const order = await knownOrder(db, storedId('order', payment.order_id));
    const present = await endOverdueIn(deps, db, order);
    // Read again: ending the order has given its attempts up.
    const current = (await paymentByKey(db, key)) ?? payment;
    return ok(await settleIn(deps, db, current, present, state));
  });
