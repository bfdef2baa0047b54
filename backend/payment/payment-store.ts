import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Money } from '../../src/domain';
import { money } from '../../src/domain';
import type { OrderId } from '../../src/domain/id/ids';
import { readTrackingKey } from '../../src/domain/order/order-tracking';
import type { RefundPart, RefundablePayment } from '../../src/domain/payment/order-money';
import type { PaymentAttempt } from '../../src/domain/payment/payment-attempt';
import type { Instant } from '../../src/domain/time/instant';
import type { ShopDatabase } from '../storage/schema';
import type { PaymentTable, RefundTable } from '../storage/schema/payment-tables';
import { newPaymentKey } from './payment-key';
import type { PaymentCurrency } from './payment-provider';
import type { TakingProvider } from './provider-names';

export type PaymentRow = Selectable<PaymentTable>;
export type RefundRow = Selectable<RefundTable>;

type Db = Transaction<ShopDatabase>;

/** An attempt to pay that begins. */
export interface NewAttempt {
  readonly key: string;
  readonly orderId: OrderId;
  readonly provider: TakingProvider;
  readonly amount: Money;
  readonly currency: PaymentCurrency;
  readonly at: Instant;
}

export const insertAttempt = async (
  db: Db,
  { key, orderId, provider, amount, currency: { code, digits }, at }: NewAttempt,
): Promise<void> => {
  await db
    .insertInto('payments')
    .values({
      order_id: orderId,
      key,
      provider,
      ref: null,
      page_url: null,
      amount,
      currency: code,
      digits,
      state: 'open',
      created_at: at,
      paid_at: null,
      next_at: null,
    })
    .execute();
};

/** Nobody waits for the attempts of an order any more. Those that were started are closed at the provider soon. */
export const giveUpAttempts = async (db: Db, orderId: OrderId, at: Instant): Promise<void> => {
  await db
    .updateTable('payments')
    .set((eb) => ({
      state: 'given_up',
      next_at: eb.case().when('ref', 'is not', null).then(at).else(null).end(),
    }))
    .where('order_id', '=', orderId)
    .where('state', 'in', ['open', 'declined'])
    .execute();
};

/** The payment of a key, which looks like a tracking key; null for what is none, too. */
export const paymentByKey = async (
  db: Kysely<ShopDatabase>,
  text: string,
): Promise<PaymentRow | null> => {
  const key = readTrackingKey(text);
  if (!key.ok) return null;
  const row = await db
    .selectFrom('payments')
    .selectAll()
    .where('key', '=', key.value)
    .executeTakeFirst();
  return row ?? null;
};

export const attemptOf = ({ state, amount, currency }: PaymentRow): PaymentAttempt => ({
  state,
  amount: money(amount),
  currency,
});

/** All refunds of an order, oldest first. */
export const refundsOf = (
  db: Kysely<ShopDatabase>,
  orderId: OrderId,
): Promise<readonly RefundRow[]> =>
  db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .selectAll('refunds')
    .where('payments.order_id', '=', orderId)
    .orderBy('refunds.id')
    .execute();

/** All attempts to pay an order, oldest first, with what has gone back. */
export const paymentsOf = async (
  db: Kysely<ShopDatabase>,
  orderId: OrderId,
): Promise<readonly RefundablePayment[]> => {
  const rows = await db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  const refunds = await refundsOf(db, orderId);
  return rows.map(({ id, state, amount }) => ({
    id,
    state,
    amount: money(amount),
    refunds: refunds
      .filter(({ payment_id }) => payment_id === id)
      .map((refund) => ({ state: refund.state, amount: money(refund.amount) })),
  }));
};

/** Writes down what is to go back; the provider is asked for it soon. */
export const insertRefunds = async (
  db: Db,
  parts: readonly RefundPart[],
  reason: string,
  at: Instant,
): Promise<void> => {
  if (parts.length === 0) return;
  await db
    .insertInto('refunds')
    .values(
      parts.map(({ paymentId, amount }) => ({
        payment_id: paymentId,
        amount,
        reason,
        state: 'waiting' as const,
        key: newPaymentKey(),
        attempts: 0,
        next_at: at,
        problem: null,
        created_at: at,
      })),
    )
    .execute();
};
