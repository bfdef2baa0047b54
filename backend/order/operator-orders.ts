import type { Kysely } from 'kysely';
import type { OrderId } from '../../src/domain/id/ids';
import type { OrderStatus } from '../../src/domain/order/order-status';
import { UNPAID_STATUSES } from '../../src/domain/order/payment-status';
import type { Instant } from '../../src/domain/time/instant';
import type { TimeZone } from '../../src/domain/time/time-zone';
import { zoneOfCity } from '../city/city-time';
import { PAYMENT_PROVIDERS } from '../payment/provider-names';
import type { ShopDatabase } from '../storage/schema';
import type { Localise } from '../i18n/localised-text';
import { eventsOf } from './order-events';
import type { Order } from './order-row';
import { orderOf } from './order-row';
import { selectOrders } from './order-store';
import { toWireForKitchen, toWireOrder, toWirePayment } from './order-wire';

/** The beginning or the end of a span, which a city's clocks may decide. */
export type SpanEnd = (zone: TimeZone) => Instant;

/** Which orders an operator asks for; null asks for all. */
export interface OrderFilter {
  readonly status: OrderStatus | null;
  /** The key of a city, such as "sofia". */
  readonly cityKey: string | null;
  /** What customers quote. */
  readonly number: string | null;
  /** Placed at this moment or later. */
  readonly since: SpanEnd | null;
  /** Placed before this moment. */
  readonly until: SpanEnd | null;
  /** Orders before the one with this id. */
  readonly before: OrderId | null;
  /** Also those that wait for their payment, which the kitchen does not see yet. */
  readonly unpaidToo: boolean;
}

/** All orders that the kitchen sees. */
export const ALL_ORDERS: OrderFilter = {
  status: null,
  cityKey: null,
  number: null,
  since: null,
  until: null,
  before: null,
  unpaidToo: false,
};

/** An order, and the key of its city. */
export interface OperatorOrder {
  readonly order: Order;
  readonly cityKey: string;
}

/** All cities that orders were placed in or can be, each with the span that a filter asks for by its clocks. */
export const spansOf = async (
  db: Kysely<ShopDatabase>,
  { since, until }: Pick<OrderFilter, 'since' | 'until'>,
) => {
  const cities = await db.selectFrom('cities').select(['id', 'key', 'timezone']).execute();
  return cities.map(({ id, key, timezone }) => {
    const zone = zoneOfCity({ timezone });
    return { id, key, from: since?.(zone) ?? null, to: until?.(zone) ?? null };
  });
};

type Spans = Awaited<ReturnType<typeof spansOf>>;

/** How the orders that an operator asks for are read; `spans` is null for those of any time. */
export const ordersQuery = (db: Kysely<ShopDatabase>, filter: OrderFilter, spans: Spans | null) => {
  const { status, cityKey, number, before } = filter;
  return selectOrders(db)
    .innerJoin('cities', 'cities.id', 'orders.city_id')
    .select('cities.key as city_key')
    .where(({ eb, and, or }) =>
      and([
        ...(status === null ? [] : [eb('orders.status', '=', status)]),
        ...(cityKey === null ? [] : [eb('cities.key', '=', cityKey)]),
        ...(number === null ? [] : [eb('orders.number', '=', number)]),
        ...(before === null ? [] : [eb('orders.id', '<', before)]),
        ...(spans === null
          ? []
          : [
              or(
                spans.map(({ id, from, to }) =>
                  and([
                    eb('orders.city_id', '=', id),
                    ...(from === null ? [] : [eb('orders.created_at', '>=', from)]),
                    ...(to === null ? [] : [eb('orders.created_at', '<', to)]),
                  ]),
                ),
              ),
            ]),
        ...(filter.unpaidToo
          ? []
          : [
              or([
                eb('orders.status', '!=', 'new'),
                eb('orders.payment_status', 'not in', UNPAID_STATUSES),
              ]),
            ]),
      ]),
    )
    .orderBy('orders.id', 'desc');
};

/** The orders that an operator asks for, newest first, so many at most. Rules 13.6. */
export const operatorOrders = async (
  db: Kysely<ShopDatabase>,
  filter: OrderFilter,
  limit: number,
): Promise<readonly OperatorOrder[]> => {
  const { cityKey, since, until } = filter;
  const spans = since || until ? await spansOf(db, filter) : null;
  const asked = spans?.filter(({ key }) => cityKey === null || cityKey === key) ?? null;
  const rows = await ordersQuery(db, filter, asked).limit(limit).execute();
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
 * A payment as operators read it, with who took it. What was paid without real money has nothing to
 * refund: it is void.
 */
export const toOperatorPayment = (order: Order) => {
  const { payment_provider: provider } = order.row;
  const isReal = provider === null || PAYMENT_PROVIDERS[provider].isReal;
  const isVoid = order.paymentStatus === 'refund' && !isReal;
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
    ...toWireForKitchen(order),
  }));
};
