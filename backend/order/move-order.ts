import type { Transaction } from 'kysely';
import type { Cancellation } from '../../src/domain/order/cancellation';
import type { OrderStatus } from '../../src/domain/order/order-status';
import { isFinalStatus } from '../../src/domain/order/order-status';
import type { PaymentStatus } from '../../src/domain/order/payment-status';
import { isHiddenFromKitchen } from '../../src/domain/order/payment-status';
import type { Money } from '../../src/domain';
import { minus, money } from '../../src/domain';
import { ZERO } from '../../src/domain/money/money';
import { refundParts } from '../../src/domain/payment/order-money';
import type { Instant } from '../../src/domain/time/instant';
import { giveUpAttempts, insertRefunds, paymentsOf } from '../payment/payment-store';
import { PAYMENT_PROVIDERS } from '../payment/provider-names';
import { queueTickets } from '../printer/print-queue';
import { settleCancelled, settleComplete } from '../promotion/settle-order';
import type { ShopDatabase } from '../storage/schema';
import { storedIdOrNull } from '../storage/stored-id';
import { recordEvent } from './order-events';
import type { OrderDeps } from './order-deps';
import type { Order } from './order-row';
import { knownOrder } from './order-store';

/** A step that the rules have allowed. A cancellation says why, any other step says nothing. */
export type OrderMove =
  | { readonly to: Exclude<OrderStatus, 'cancel'> }
  | { readonly to: 'cancel'; readonly cancellation: Cancellation };

/** Returns whether an order was paid with play money, in a shop that pretends no longer: nothing comes of it. */
const isPlayMoney = async (
  deps: OrderDeps,
  db: Transaction<ShopDatabase>,
  { row }: Order,
): Promise<boolean> => {
  const isReal = row.payment_provider === null || PAYMENT_PROVIDERS[row.payment_provider].isReal;
  return !isReal && !(await deps.sandboxes(db)).has('payment');
};

/** `held` is what the shop has of it and gives back when it is cancelled. */
const paymentAfter = (
  { paymentStatus }: Order,
  to: OrderStatus,
  held: Money,
  isPlay: boolean,
): PaymentStatus => {
  if (to === 'complete') return paymentStatus === 'refund' ? 'refund' : 'paid';
  if (to !== 'cancel') return paymentStatus;
  // The restaurant has nothing to give back.
  if (held > 0) return isPlay ? 'declined' : 'refund';
  return isHiddenFromKitchen(paymentStatus) ? 'declined' : paymentStatus;
};

/** Gives back what was paid online for an order that is cancelled: `returned`. No attempt waits any more. */
const settlePayments = async (
  db: Transaction<ShopDatabase>,
  { id }: Order,
  returned: Money,
  at: Instant,
): Promise<void> => {
  await giveUpAttempts(db, id, at);
  if (returned === ZERO) return;
  const parts = refundParts(await paymentsOf(db, id), returned);
  if (parts.ok) await insertRefunds(db, parts.value, 'order cancelled', at);
};

/** Bonuses, codes and invitations, once an order has ended. */
const settlePromotions = async (
  deps: OrderDeps,
  db: Transaction<ShopDatabase>,
  { id: orderId, row, zone: timeZone, contents, status }: Order,
  at: Instant,
  isPlay: boolean,
): Promise<void> => {
  const customerId = storedIdOrNull('customer', row.customer_id);
  const settled = { orderId, customerId, currency: contents.currency, at, timeZone };
  if (status === 'cancel') await settleCancelled(db, settled);
  if (status !== 'complete') return;
  const { goodsAfterDiscounts } = contents;
  const bonuses = money(row.bonuses);
  const complete = { ...settled, goodsAfterDiscounts, bonuses, isPaid: !isPlay };
  await settleComplete(db, complete, await deps.rules(db));
};

/**
 * Takes an order a step further, with everything that follows: what was paid online goes back when
 * it is cancelled, its tickets are printed once it is accepted, bonuses are spent, earned or given back,
 * a promo code's use is free again, and
 * its watchers are notified. Of play money nothing is earned and nothing goes back, once the
 * shop pretends no longer. To be called in a change of orders. Rules 13.2, 13.4.
 */
export const moveOrder = async (
  deps: OrderDeps,
  db: Transaction<ShopDatabase>,
  order: Order,
  move: OrderMove,
  at: Instant,
): Promise<Order> => {
  const isPlay = await isPlayMoney(deps, db, order);
  const held = minus(order.paidOnline, order.refunded);
  const paymentStatus = paymentAfter(order, move.to, held, isPlay);
  const returned = move.to === 'cancel' && !isPlay ? held : ZERO;
  if (move.to === 'cancel') await settlePayments(db, order, returned, at);
  await db
    .updateTable('orders')
    .set({
      status: move.to,
      payment_status: paymentStatus,
      finished_at: isFinalStatus(move.to) ? at : null,
      cancel_reason: move.to === 'cancel' ? move.cancellation.reason : null,
      cancel_text: move.to === 'cancel' ? move.cancellation.text : null,
    })
    .where('id', '=', order.id)
    .execute();
  const moved = await knownOrder(db, order.id);
  await settlePromotions(deps, db, moved, at, isPlay);
  if (move.to === 'process') await queueTickets(db, moved, at);
  await recordEvent(deps.storage, db, 'status', moved, at);
  if (returned > ZERO)
    await recordEvent(deps.storage, db, 'payment', moved, at, { refunded: returned });
  return moved;
};
