import type { Kysely } from 'kysely';
import { decimalFromMoney, money } from '../../src/domain';
import type { OrderStatus } from '../../src/domain/order/order-status';
import { UNPAID_STATUSES } from '../../src/domain/order/payment-status';
import type { ShopDatabase } from '../storage/schema';
import type { Localise } from '../texts/localised';
import { eventsOf } from './order-events';
import type { Order } from './order-row';
import { orderOf } from './order-row';
import { toWireOrder, toWirePayment } from './order-wire';

/** Which orders an operator asks for. */
export interface OrderFilter {
  /** Null for all. */
  readonly status: OrderStatus | null;
  /** The key of a city, such as "sofia"; null for all. */
  readonly cityKey: string | null;
  /** Also those that wait for their payment, which the kitchen does not see yet. */
  readonly unpaidToo: boolean;
}

/** An order, and the key of its city. */
export interface OperatorOrder {
  readonly order: Order;
  readonly cityKey: string;
}

/** Newest orders first come so many to an operator. */
const MOST = 500;

/** The orders that an operator asks for, newest first, 500 at most. Rules 13.6. */
export const operatorOrders = async (
  db: Kysely<ShopDatabase>,
  { status, cityKey, unpaidToo }: OrderFilter,
): Promise<readonly OperatorOrder[]> => {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('cities', 'cities.id', 'orders.city_id')
    .selectAll('orders')
    .select('cities.key as city_key')
    .$if(status !== null, (query) => query.where('orders.status', '=', status ?? 'new'))
    .$if(cityKey !== null, (query) => query.where('cities.key', '=', cityKey ?? ''))
    .$if(!unpaidToo, (query) =>
      query.where((eb) =>
        eb.or([
          eb('orders.status', '!=', 'new'),
          eb('orders.payment_status', 'not in', UNPAID_STATUSES),
        ]),
      ),
    )
    .orderBy('orders.id', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ city_key, ...row }) => ({ order: orderOf(row), cityKey: city_key }));
};

/** The key of an order's city. */
export const cityKeyOf = async (db: Kysely<ShopDatabase>, { row }: Order): Promise<string> => {
  const city = await db
    .selectFrom('cities')
    .select('key')
    .where('id', '=', row.city_id)
    .executeTakeFirst();
  return city?.key ?? '';
};

/**
 * A payment as operators read it, with who took it. What a sandbox took is no money that could go
 * back: it is void.
 */
export const toOperatorPayment = (order: Order) => {
  const { payment_provider: provider } = order.row;
  const isVoid = order.paymentStatus === 'refund' && provider === 'sandbox';
  return { ...toWirePayment(order), status: isVoid ? 'void' : order.paymentStatus, provider };
};

/** All that an operator needs to know about orders, as JSON. */
export const toOperatorJson = async (
  db: Kysely<ShopDatabase>,
  orders: readonly OperatorOrder[],
  localise: Localise,
) => {
  const events = await eventsOf(
    db,
    orders.map(({ order }) => order.id),
  );
  return orders.map(({ order, cityKey }) => ({
    ...toWireOrder(order, events, { viewer: 'owner', localise, cities: [] }),
    payment: toOperatorPayment(order),
    city: cityKey,
    branch_id: order.row.branch_id,
    first_name: order.row.first_name,
    phone: order.row.phone,
    do_not_call_back: order.row.do_not_call_back === 1,
    change_from:
      order.row.change_from === null ? null : decimalFromMoney(money(order.row.change_from)),
    promo_code: order.row.promo_code,
    persons: order.contents.persons,
  }));
};
