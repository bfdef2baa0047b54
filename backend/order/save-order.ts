import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import { money } from '../../src/domain';
import type { Address } from '../../src/domain/address/address';
import { chosenMoment } from '../../src/domain/order/order-time';
import { amountsDue } from '../../src/domain/order/payment-due';
import { paymentStatusAtPlacing } from '../../src/domain/order/payment-status';
import { openingAt } from '../../src/domain/schedule/opening-at';
import type { Instant } from '../../src/domain/time/instant';
import type { OrderCalculation } from '../cart/order-calculation';
import type { Customer } from '../customer/session';
import { newPaymentKey } from '../payment/payment-key';
import { insertAttempt } from '../payment/payment-store';
import type { ProviderName } from '../payment/provider-names';
import { branchSchedule } from '../schedule/branch-schedule';
import { flag } from '../storage/flag';
import type { ShopDatabase } from '../storage/schema';
import { storedId } from '../storage/stored-id';
import type { ValidPurchase } from './validate-purchase';
import { contentsOf } from './order-contents';
import type { Order } from './order-row';
import { knownOrder } from './order-store';
import type { PurchaseRequest } from './purchase-request';

/** A valid order that is to be stored. */
export interface NewOrder {
  readonly request: PurchaseRequest;
  readonly calculation: OrderCalculation;
  readonly purchase: ValidPurchase;
  /** Null for pickup. */
  readonly address: Address | null;
  /** Null for a guest. */
  readonly customer: Customer | null;
  /** Whether a code has shown that the phone is the guest's. */
  readonly isPhoneProved: boolean;
  readonly locale: string;
  readonly paymentProvider: ProviderName;
}

const KEY_BYTES = 16;

/** 22 characters that nobody guesses. Rules 13.11. */
const newTrackingKey = (): string => randomBytes(KEY_BYTES).toString('base64url');

/** The first order is 100001. Orders are placed one after the other, so that no number comes twice. */
const NUMBERS_FROM = 100_001;

const nextNumber = async (db: Transaction<ShopDatabase>): Promise<string> => {
  const row = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.max('id').as('last'))
    .executeTakeFirst();
  return String(NUMBERS_FROM + Number(row?.last ?? 0));
};

/** Returns when the branch opens, where it is closed now: until then nobody can be late in accepting. Rules 13.5. */
const opensAt = (
  { branch }: ValidPurchase,
  { timeZone, now }: OrderCalculation,
): Instant | null => {
  const schedule = branchSchedule(branch);
  const opening = openingAt({ schedule, zone: timeZone, kind: 'working', now });
  return opening.open ? null : opening.opensAt;
};

const paymentColumns = (
  { payment }: ValidPurchase,
  { price }: OrderCalculation,
  key: string | null,
) => {
  const due = amountsDue(payment.type, price);
  return {
    payment_type: payment.type,
    payment_status: paymentStatusAtPlacing(due),
    amount_due_now: due.now,
    amount_due_later: due.later,
    payment_key: due.now > 0 ? key : null,
    paid_at: null,
    change_from: payment.type === 'cash' ? payment.changeFrom : null,
  };
};

const moneyColumns = ({ price, usedPromo }: OrderCalculation) => ({
  price: price.goodsPrice,
  delivery_price: price.deliveryPrice ?? 0,
  bonuses: price.bonuses,
  total: price.total,
  promo_code: usedPromo,
});

const timeColumns = ({ expected }: ValidPurchase, { time, now }: OrderCalculation) => ({
  created_at: now,
  slot_at: chosenMoment(time),
  expected_from: expected.from,
  expected_to: expected.to,
  delayed_minutes: 0,
  finished_at: null,
  alarmed_at: null,
});

/** Keeps a new order; returns it as it stands. */
export const insertOrder = async (
  db: Transaction<ShopDatabase>,
  {
    request,
    calculation,
    purchase,
    address,
    customer,
    isPhoneProved,
    locale,
    paymentProvider,
  }: NewOrder,
): Promise<Order> => {
  const contents = contentsOf(calculation, purchase.branch, address, request.returnUrl);
  const paymentKey = paymentProvider === 'none' ? null : newPaymentKey();
  const row = await db
    .insertInto('orders')
    .values({
      number: await nextNumber(db),
      city_id: calculation.cityId,
      branch_id: purchase.branch.id,
      customer_id: customer?.id ?? null,
      phone: request.contact.phone,
      first_name: request.contact.firstName,
      channel: isPhoneProved ? 'sms' : null,
      email: request.email,
      locale,
      order_type: calculation.orderType,
      status: 'new',
      tracking_key: newTrackingKey(),
      ...timeColumns(purchase, calculation),
      opens_at: opensAt(purchase, calculation),
      ...paymentColumns(purchase, calculation, paymentKey),
      ...moneyColumns(calculation),
      comment: request.comment,
      do_not_call_back: flag(request.doNotCallBack),
      cancel_reason: null,
      cancel_text: null,
      contents_json: JSON.stringify(contents),
    })
    .returning(['id', 'payment_key', 'amount_due_now'])
    .executeTakeFirstOrThrow();
  const orderId = storedId('order', row.id);
  if (row.payment_key !== null && paymentProvider !== 'none')
    await insertAttempt(db, {
      key: row.payment_key,
      orderId,
      provider: paymentProvider,
      amount: money(row.amount_due_now),
      currency: calculation.currency,
      at: calculation.now,
    });
  return knownOrder(db, orderId);
};
