import type { Transaction } from 'kysely';
import type { Result } from '../../src/domain';
import { decimalFromMoney, formatMoney, numberStyleOf, ok, refuse } from '../../src/domain';
import type { OrderId } from '../../src/domain/id/ids';
import type { OrderPayment, PaymentRequest } from '../../src/domain/order/choose-payment';
import { choosePayment } from '../../src/domain/order/choose-payment';
import type { OrderBill } from '../../src/domain/order/payment-due';
import { amountsDue } from '../../src/domain/order/payment-due';
import { isHiddenFromKitchen, paymentStatusAtPlacing } from '../../src/domain/order/payment-status';
import { depositFor } from '../../src/domain/pricing/deposit-for';
import type { Instant } from '../../src/domain/time/instant';
import { DEPOSIT_PERCENT } from '../cart/calculate-order';
import type { Refusal } from '../http/refusal';
import { wrongFields } from '../http/refusal';
import { changeOrders } from '../order/change-orders';
import { endOverdueIn } from '../order/end-overdue';
import { recordEvent } from '../order/order-events';
import type { OrderKeeper } from '../order/order-keeper';
import type { Order } from '../order/order-row';
import { knownOrder } from '../order/order-store';
import { PAYMENT_OFFERS } from '../shop/payment-offers';
import type { ShopDatabase } from '../storage/schema';
import { newPaymentKey } from './payment-key';

/** Paid, to be paid at the door, or over: there is nothing to choose any more. */
export const notAwaited = ({ paymentStatus }: Order): Refusal => ({
  status: 409,
  code: 'payment.not_awaited',
  message: { text: 'payment.not_awaited' },
  params: { status: paymentStatus },
});

/** Whether an order still waits for a payment online. Rules 13.6. */
export const awaitsPayment = ({ status, paymentStatus }: Order): boolean =>
  status === 'new' && isHiddenFromKitchen(paymentStatus);

const billOf = ({ rules }: OrderKeeper, { total }: Order, type: string): OrderBill => ({
  total,
  deposit: depositFor(
    total,
    { over: rules.depositFrom, percent: DEPOSIT_PERCENT },
    type === 'online',
  ),
});

const judge = (
  request: PaymentRequest,
  { orderType, contents }: Order,
  bill: OrderBill,
  iso: string,
): Result<Refusal, OrderPayment> => {
  const chosen = choosePayment(request, { offers: PAYMENT_OFFERS, orderType, ...bill });
  if (chosen.ok) return chosen;
  const { error } = chosen;
  if (error.kind === 'payment.not_offered')
    return refuse(wrongFields({ type: [{ text: error.kind }] }, error.kind));
  const due = formatMoney(error.due, contents.currency, numberStyleOf(iso));
  const saying = { text: error.kind, params: { due } } as const;
  const params = { due: decimalFromMoney(error.due) };
  return refuse({ ...wrongFields({ changeFrom: [saying] }, error.kind), params });
};

const savePayment = async (
  db: Transaction<ShopDatabase>,
  { id, row }: Order,
  payment: OrderPayment,
  bill: OrderBill,
  at: Instant,
): Promise<Order> => {
  const due = amountsDue(payment.type, bill);
  const status = paymentStatusAtPlacing(due);
  await db
    .updateTable('orders')
    .set({
      payment_type: payment.type,
      payment_status: status,
      amount_due_now: due.now,
      amount_due_later: due.later,
      payment_key: due.now > 0 ? (row.payment_key ?? newPaymentKey()) : row.payment_key,
      // The kitchen sees it from now on, and nobody was late before.
      paid_at: isHiddenFromKitchen(status) ? null : at,
      change_from: payment.type === 'cash' ? payment.changeFrom : null,
    })
    .where('id', '=', id)
    .execute();
  return knownOrder(db, id);
};

/**
 * Pays an order that waits for its payment in another way, or tries once more online. A large order
 * still asks for its deposit. Refuses an order that waits for none. `iso` says how numbers are
 * written for whoever asks, such as "en-BG". Rules 13.6.
 */
export const changePayment = (
  keeper: OrderKeeper,
  id: OrderId,
  request: PaymentRequest,
  iso: string,
): Promise<Result<Refusal, Order>> =>
  changeOrders(keeper.storage, async (db) => {
    const order = await endOverdueIn(keeper, db, await knownOrder(db, id));
    if (!awaitsPayment(order)) return refuse(notAwaited(order));
    const bill = billOf(keeper, order, request.type);
    const payment = judge(request, order, bill, iso);
    if (!payment.ok) return payment;
    const at = keeper.now();
    const changed = await savePayment(db, order, payment.value, bill, at);
    await recordEvent(keeper.storage, db, 'payment', changed, at);
    return ok(changed);
  });
