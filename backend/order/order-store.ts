import type { Kysely } from 'kysely';
import type { CustomerId, OrderId } from '../../src/domain/id/ids';
import { idOf } from '../../src/domain/id/ids';
import { readTrackingKey } from '../../src/domain/order/order-tracking';
import { LARGEST_ID } from '../codec/wire-types';
import type { ShopDatabase } from '../storage/schema';
import type { Order } from './order-row';
import { orderOf } from './order-row';

type Found = Promise<Order | null>;

/** All columns of an order, with those of its payments. */
export const selectOrders = (db: Kysely<ShopDatabase>) =>
  db
    .selectFrom('orders')
    .selectAll('orders')
    .select(({ selectFrom, fn, val }) => {
      const current = selectFrom('payments').whereRef('payments.key', '=', 'orders.payment_key');
      const ofOrder = selectFrom('payments').whereRef('payments.order_id', '=', 'orders.id');
      return [
        current.select('payments.provider').as('payment_provider'),
        current
          .where('payments.ref', 'is not', null)
          .select((eb) => eb.fn.countAll().as('started'))
          .as('payments_started'),
        fn
          .coalesce(
            ofOrder
              .where('payments.state', '=', 'paid')
              .select((eb) => eb.fn.sum('payments.amount').as('paid')),
            val(0),
          )
          .as('paid_online'),
        fn
          .coalesce(
            ofOrder
              .innerJoin('refunds', 'refunds.payment_id', 'payments.id')
              .where('refunds.state', '!=', 'failed')
              .select((eb) => eb.fn.sum('refunds.amount').as('refunded')),
            val(0),
          )
          .as('refunded'),
      ];
    });

/** The id that an address or an operator names; null for what can be none. */
export const orderIdOf = (text: string | undefined): OrderId | null =>
  text !== undefined && /^[1-9]\d{0,9}$/.test(text) && Number(text) <= LARGEST_ID
    ? idOf<'order'>(Number(text))
    : null;

export const orderById = async (db: Kysely<ShopDatabase>, id: OrderId): Found => {
  const row = await selectOrders(db).where('id', '=', id).executeTakeFirst();
  return row ? orderOf(row) : null;
};

/** How an order is named: by its id, by the number that its customer quotes, or by either of them. */
export interface OrderName {
  readonly text: string;
  readonly kind: 'id' | 'number' | 'either';
}

/** The orders of a name: two where it is the id of one and the number of another. */
export const ordersNamed = async (
  db: Kysely<ShopDatabase>,
  { text, kind }: OrderName,
): Promise<readonly Order[]> => {
  const id = kind === 'number' ? null : orderIdOf(text);
  const rows = await selectOrders(db)
    .where((eb) =>
      eb.or([
        ...(kind === 'id' ? [] : [eb('number', '=', text)]),
        ...(id === null ? [] : [eb('id', '=', id)]),
      ]),
    )
    .execute();
  return rows.map(orderOf);
};

/** As `orderById`, where an order has to be: it was read a moment ago, and none is ever deleted. */
export const knownOrder = async (db: Kysely<ShopDatabase>, id: OrderId): Promise<Order> => {
  const order = await orderById(db, id);
  if (order === null) throw new Error('An order is gone');
  return order;
};

/** A customer's own order; null for one that is somebody else's. */
export const orderOfCustomer = async (
  db: Kysely<ShopDatabase>,
  id: OrderId,
  customerId: CustomerId,
): Found => {
  const order = await orderById(db, id);
  return order?.row.customer_id === customerId ? order : null;
};

/** The order that a tracking key opens; null for what is none, too. */
export const orderByTrackingKey = async (db: Kysely<ShopDatabase>, text: string): Found => {
  const key = readTrackingKey(text);
  if (!key.ok) return null;
  const row = await selectOrders(db).where('tracking_key', '=', key.value).executeTakeFirst();
  return row ? orderOf(row) : null;
};
