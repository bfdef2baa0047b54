import type { Transaction } from 'kysely';
import type { Money, PriceCurrencies, Result } from '../../src/domain';
import { decimalFromMoney, formatPrice, ok, refuse } from '../../src/domain';
import type { OrderId } from '../../src/domain/id/ids';
import type { OrderPayment, PaymentRequest } from '../../src/domain/order/choose-payment';
import { choosePayment } from '../../src/domain/order/choose-payment';
import type { OrderBill } from '../../src/domain/order/payment-due';
import type { PaymentOffer } from '../../src/domain/order/payment-type';
import { amountsDue } from '../../src/domain/order/payment-due';
import { isPaidOnline } from '../../src/domain/order/payment-type';
import { isHiddenFromKitchen, paymentStatusAtPlacing } from '../../src/domain/order/payment-status';
import { depositFor } from '../../src/domain/pricing/deposit-for';
import type { Instant } from '../../src/domain/time/instant';
import type { Refusal } from '../refusal/refusal';
import { wrongFields } from '../refusal/refusal';
import { changeOrders } from './change-orders';
import { endOverdueIn } from './end-overdue';
import { recordEvent } from './order-events';
import type { OrderRules } from '../shop/order-rules';
import { storedId } from '../storage/stored-id';
import type { OrderDeps } from './order-deps';
import type { Order } from './order-row';
import { knownOrder } from './order-store';
import { pricesOfOrder } from './prices-of-order';
import { depositRule } from '../payment/payment-offers';
import type { ShopDatabase } from '../storage/schema';
import { newPaymentKey } from '../payment/payment-key';
import { giveUpAttempts, insertAttempt } from '../payment/payment-store';
import type { ProviderName } from '../payment/provider-names';
import { numberStyleOf } from '../i18n/number-style-of';

/** Paid, to be paid at the door, or over: there is nothing to choose any more. */
export const notAwaited = ({ paymentStatus }: Order): Refusal => ({
  code: 'payment.not_awaited',
  message: { text: 'payment.not_awaited' },
  params: { status: paymentStatus },
});

/** Returns whether an order still waits for a payment online. Rules 13.6. */
export const awaitsPayment = ({ status, paymentStatus }: Order): boolean =>
  status === 'new' && isHiddenFromKitchen(paymentStatus);

const billOf = (
  rules: OrderRules,
  { total, contents }: Order,
  type: string,
  provider: ProviderName,
): OrderBill => ({
  total,
  deposit: depositFor(total, depositRule(provider, rules, contents.currency), isPaidOnline(type)),
});

/** How a payment is judged. */
interface PaymentTerms {
  /** The locale for numbers in the answer, such as "en-BG". */
  readonly iso: string;
  readonly provider: ProviderName;
  /** What the shop writes prices in. */
  readonly prices: PriceCurrencies;
  /** What the shop offers now. */
  readonly offers: readonly PaymentOffer[];
}

/** A guest who has proved no phone does not come to pay at the door by way of a payment online. */
const offersFor = (
  { limits }: OrderDeps,
  { row }: Order,
  offers: readonly PaymentOffer[],
): readonly PaymentOffer[] =>
  offers.filter(
    ({ type }) => isPaidOnline(type) || !limits.guestOrderCode || row.customer_id !== null,
  );

const evaluate = (
  request: PaymentRequest,
  { orderType, contents, row }: Order,
  bill: OrderBill & { readonly offers: readonly PaymentOffer[] },
  priceText: (amount: Money) => string,
): Result<Refusal, OrderPayment> => {
  const chosen = choosePayment(request, {
    orderType,
    cityId: storedId('city', row.city_id),
    ...bill,
  });
  if (chosen.ok) return chosen;
  const { error } = chosen;
  if (error.kind === 'payment.not_offered')
    return refuse(wrongFields({ type: [{ text: error.kind }] }, error.kind));
  const message = { text: error.kind, params: { due: priceText(error.due) } } as const;
  const params = { due: decimalFromMoney(error.due, contents.currency.digits) };
  return refuse({ ...wrongFields({ changeFrom: [message] }, error.kind), params });
};

const savePayment = async (
  db: Transaction<ShopDatabase>,
  { id, contents }: Order,
  payment: OrderPayment,
  bill: OrderBill,
  { at, provider }: { readonly at: Instant; readonly provider: ProviderName },
): Promise<Order> => {
  const due = amountsDue(payment.type, bill);
  const status = paymentStatusAtPlacing(due);
  const key = due.now > 0 && provider !== 'none' ? newPaymentKey() : null;
  await giveUpAttempts(db, id, at);
  if (key !== null && provider !== 'none') {
    const { currency } = contents;
    await insertAttempt(db, { key, orderId: id, provider, amount: due.now, currency, at });
  }
  await db
    .updateTable('orders')
    .set({
      payment_type: payment.type,
      payment_status: status,
      amount_due_now: due.now,
      amount_due_later: due.later,
      payment_key: key,
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
 * still asks for its deposit. Refuses an order that waits for none. Rules 13.6.
 */
export const changePayment = (
  deps: OrderDeps,
  id: OrderId,
  request: PaymentRequest,
  terms: PaymentTerms,
): Promise<Result<Refusal, Order>> =>
  changeOrders(deps.storage, async (db) => {
    const order = await endOverdueIn(deps, db, await knownOrder(db, id));
    if (!awaitsPayment(order)) return refuse(notAwaited(order));
    const { provider } = terms;
    const bill = billOf(await deps.rules(db), order, request.type, provider);
    const offers = offersFor(deps, order, terms.offers);
    const at = deps.now();
    const prices = pricesOfOrder(order, terms.prices, at);
    const payment = evaluate(request, order, { ...bill, offers }, (amount) =>
      formatPrice(amount, prices, numberStyleOf(terms.iso)),
    );
    if (!payment.ok) return payment;
    const changed = await savePayment(db, order, payment.value, bill, { at, provider });
    await recordEvent(deps.storage, db, 'payment', changed, at);
    return ok(changed);
  });
