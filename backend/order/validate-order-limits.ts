import type { Kysely } from 'kysely';
import type { CustomerId } from '../../src/domain/id/ids';
import { UNPAID_STATUSES } from '../../src/domain/order/payment-status';
import type { Instant } from '../../src/domain/time/instant';
import { tooOften } from '../rate/too-often';
import type { Refusal } from '../refusal/refusal';
import { TEN_MINUTES_MS } from '../rate/rate-counter';
import type { ShopDatabase } from '../storage/schema';
import type { OrderSettings } from './order-settings';

export type OrderLimits = Pick<
  OrderSettings,
  'ordersPer10Minutes' | 'openOrdersPerPhone' | 'guestOrderCode'
>;

/** Who orders: a customer, or a guest by the phone that the restaurant may call. */
export interface Orderer {
  readonly phone: string;
  readonly customer: { readonly id: CustomerId } | null;
}

/** In seconds: nobody knows when a restaurant looks at its orders, so it is worth asking each minute. */
const LOOK_AGAIN = 60;

const unconfirmed = (max: number): Refusal => ({
  code: 'order.unconfirmed',
  message: { text: 'order.unconfirmed', params: { max } },
  params: { max, seconds: LOOK_AGAIN },
  retryAfterSeconds: LOOK_AGAIN,
});

/** A guest who names another's phone does not use up what its owner may order when logged in. */
const ordersBy = (db: Kysely<ShopDatabase>, { phone, customer }: Orderer) =>
  customer
    ? db.selectFrom('orders').where('customer_id', '=', customer.id)
    : db.selectFrom('orders').where('phone', '=', phone).where('customer_id', 'is', null);

/**
 * Refuses an order of somebody whose orders nobody has accepted yet, or who has placed many of late:
 * each makes a kitchen cook, and none has to be paid before. Null where it may be placed.
 */
export const validateOrderLimits = async (
  db: Kysely<ShopDatabase>,
  { ordersPer10Minutes, openOrdersPerPhone }: Omit<OrderLimits, 'guestOrderCode'>,
  orderer: Orderer,
  now: Instant,
): Promise<Refusal | null> => {
  if (openOrdersPerPhone > 0) {
    const open = await ordersBy(db, orderer)
      .select('id')
      .where('status', '=', 'new')
      // What waits for its payment is not the kitchen's yet.
      .where('payment_status', 'not in', UNPAID_STATUSES)
      .limit(openOrdersPerPhone)
      .execute();
    if (open.length >= openOrdersPerPhone) return unconfirmed(openOrdersPerPhone);
  }
  if (ordersPer10Minutes === 0) return null;
  const newest = await ordersBy(db, orderer)
    .select('created_at')
    .where('created_at', '>', now - TEN_MINUTES_MS)
    .orderBy('created_at', 'desc')
    .limit(ordersPer10Minutes)
    .execute();
  const oldest = newest[ordersPer10Minutes - 1];
  return oldest ? tooOften(oldest.created_at + TEN_MINUTES_MS - now) : null;
};
