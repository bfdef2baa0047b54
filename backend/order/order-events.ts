import * as t from 'io-ts';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Money } from '../../src/domain';
import type { OrderId } from '../../src/domain/id/ids';
import { ORDER_STATUSES } from '../../src/domain/order/order-status';
import type { Instant } from '../../src/domain/time/instant';
import { instant } from '../../src/domain/time/instant';
import type { ShopDatabase } from '../storage/schema';
import type { OrderEventTable } from '../storage/schema/order-tables';
import type { Storage } from '../storage/storage';
import { storedId } from '../storage/stored-id';
import { fromStoredJson } from '../storage/stored-json';
import type { Order } from './order-row';

const Status = new t.Type<(typeof ORDER_STATUSES)[number], string, unknown>(
  'a status of an order',
  (value): value is (typeof ORDER_STATUSES)[number] =>
    ORDER_STATUSES.some((status) => status === value),
  (value, context) => {
    const status = ORDER_STATUSES.find((known) => known === value);
    return status ? t.success(status) : t.failure(value, context);
  },
  t.identity,
);

const EventData = t.intersection(
  [
    t.type({
      status: Status,
      expectedFrom: t.number,
      expectedTo: t.number,
      delayedBy: t.number,
      /** Why it was cancelled; null otherwise. */
      reason: t.union([t.string, t.null]),
      /** What was said about that; blank once its customer has left. */
      text: t.union([t.string, t.null]),
      paymentStatus: t.string,
    }),
    /** What has come, and what begins to go back with it, in minor units. */
    t.partial({ paid: t.number, refunded: t.number }),
  ],
  'event of an order',
);

/** Of `staff` only the restaurant's board hears. */
export type OrderEventType = 'status' | 'delay' | 'payment' | 'staff';

/** Something that happened to an order, with how it stood then. */
export interface OrderEvent extends Readonly<t.TypeOf<typeof EventData>> {
  /** The running number, over all orders. */
  readonly id: number;
  readonly orderId: OrderId;
  readonly type: OrderEventType;
  readonly at: Instant;
}

/** Returns how an order stands, as an event tells it. */
export const eventDataOf = ({
  status,
  expected,
  paymentStatus,
  row,
}: Order): t.TypeOf<typeof EventData> => ({
  status,
  expectedFrom: expected.from,
  expectedTo: expected.to,
  delayedBy: expected.delayedBy,
  reason: row.cancel_reason,
  text: row.cancel_text,
  paymentStatus,
});

const TOPIC = 'order ';

/** Returns what listeners of the storage hear about an order. */
export const topicOf = (id: OrderId): string => `${TOPIC}${String(id)}`;

/** The order that a topic is about; null for any other topic. */
export const orderIdOfTopic = (topic: string): number | null =>
  topic.startsWith(TOPIC) ? Number(topic.slice(TOPIC.length)) : null;

/** A change of the order was quicker than the staff who wanted to end it. Rules 25.4. */
const dropEnding = async (
  db: Transaction<ShopDatabase>,
  orderId: OrderId,
  at: Instant,
): Promise<void> => {
  await db
    .updateTable('staff_actions')
    .set({ due_at: null, undone_at: at })
    .where('order_id', '=', orderId)
    .where('due_at', 'is not', null)
    .execute();
};

/**
 * Writes down that something has happened to an order, which stands as it is handed over, and lets
 * those who watch it know. What staff have not carried out yet is dropped by a change that is not theirs.
 */
export const recordEvent = async (
  storage: Storage,
  db: Transaction<ShopDatabase>,
  type: OrderEventType,
  order: Order,
  at: Instant,
  sums: { readonly paid?: Money; readonly refunded?: Money } = {},
): Promise<void> => {
  const data_json = JSON.stringify({ ...eventDataOf(order), ...sums });
  await db.insertInto('order_events').values({ order_id: order.id, type, at, data_json }).execute();
  if (type === 'status' || type === 'delay') await dropEnding(db, order.id, at);
  await storage.announce(db, topicOf(order.id));
};

const eventOfRow = (row: Selectable<OrderEventTable>): OrderEvent => ({
  ...fromStoredJson(EventData, row.data_json),
  id: row.id,
  orderId: storedId('order', row.order_id),
  type: row.type,
  at: instant(row.at),
});

/** Returns the events of an order that its customer sees after the event with this number, oldest first; 0 for everything. */
export const customerEventsAfter = async (
  db: Kysely<ShopDatabase>,
  orderId: OrderId,
  after: number,
): Promise<readonly OrderEvent[]> => {
  const rows = await db
    .selectFrom('order_events')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('id', '>', after)
    .where('type', '!=', 'staff')
    .orderBy('id')
    .execute();
  return rows.map(eventOfRow);
};

/** Everything that happened to some orders, oldest first. */
export const eventsOf = async (
  db: Kysely<ShopDatabase>,
  orderIds: readonly OrderId[],
): Promise<readonly OrderEvent[]> => {
  if (orderIds.length === 0) return [];
  const rows = await db
    .selectFrom('order_events')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('id')
    .execute();
  return rows.map(eventOfRow);
};

/** Returns what happened to any orders after the event with this number, oldest first, so many at most. */
export const eventsSince = async (
  db: Kysely<ShopDatabase>,
  after: number,
  limit: number,
): Promise<readonly OrderEvent[]> => {
  const rows = await db
    .selectFrom('order_events')
    .selectAll()
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(eventOfRow);
};

/** Returns the number of the newest event of all orders; 0 before the first. */
export const newestEvent = async (db: Kysely<ShopDatabase>): Promise<number> => {
  const row = await db
    .selectFrom('order_events')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst();
  return Number(row?.id ?? 0);
};
