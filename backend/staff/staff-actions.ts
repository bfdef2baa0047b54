import * as t from 'io-ts';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { CityId, OrderId } from '../../src/domain/id/ids';
import { ORDER_STATUSES } from '../../src/domain/order/order-status';
import { UNPAID_STATUSES } from '../../src/domain/order/payment-status';
import { UNDO_SECONDS } from '../../src/domain/staff/staff';
import type { Order } from '../order/order-row';
import { orderOf } from '../order/order-row';
import { selectOrders } from '../order/order-store';
import type { ShopDatabase } from '../storage/schema';
import type { StaffActionTable } from '../storage/schema/staff-tables';

export type ActionRow = Selectable<StaffActionTable>;

const MS = 1000;

/** What an undo restores. */
export const Before = t.type({
  status: t.keyof({ new: null, process: null, package: null, delivery: null }),
  from: t.number,
  to: t.number,
  delayedBy: t.number,
});

export const undoUntil = ({ at }: Pick<ActionRow, 'at'>): number => at + UNDO_SECONDS * MS;

/** Whether an action may be undone by who did it: nothing has happened to the order since. Rules 25.4. */
export const isUndoable = (row: ActionRow, lastEvent: number, now: number): boolean =>
  row.action !== 'undo' &&
  row.undone_at === null &&
  row.version === lastEvent &&
  now < undoUntil(row) &&
  (row.due_at !== null || row.before_json !== null);

/** The last event of each of these orders. */
export const lastEventsOf = async (
  db: Kysely<ShopDatabase>,
  ids: readonly OrderId[],
): Promise<ReadonlyMap<number, number>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('order_events')
    .select(['order_id', (eb) => eb.fn.max('id').as('last')])
    .where('order_id', 'in', ids)
    .groupBy('order_id')
    .execute();
  return new Map(rows.map(({ order_id, last }) => [order_id, Number(last)]));
};

export const lastEventOf = async (db: Kysely<ShopDatabase>, id: OrderId): Promise<number> =>
  (await lastEventsOf(db, [id])).get(id) ?? 0;

/** All that staff did to these orders, the oldest first. */
export const actionsOf = (
  db: Kysely<ShopDatabase>,
  ids: readonly OrderId[],
): Promise<readonly ActionRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('staff_actions')
        .selectAll()
        .where('order_id', 'in', ids)
        .orderBy('id')
        .execute();

/** What is to be carried out on an order in a moment; null where that is nothing. */
export const endingOf = async (
  db: Transaction<ShopDatabase>,
  id: OrderId,
): Promise<ActionRow | null> =>
  (await db
    .selectFrom('staff_actions')
    .selectAll()
    .where('order_id', '=', id)
    .where('due_at', 'is not', null)
    .executeTakeFirst()) ?? null;

const OPEN = ORDER_STATUSES.filter((status) => status !== 'complete' && status !== 'cancel');

/** The orders of a city that staff see at all: none that waits for its payment. Rules 25.2. */
const ordersOf = (db: Kysely<ShopDatabase>, cityId: CityId) =>
  selectOrders(db).where('city_id', '=', cityId).where('payment_status', 'not in', UNPAID_STATUSES);

/** The orders of a city that staff see: those that go on, and those that ended since a moment. Rules 25.2. */
export const boardOrders = async (
  db: Kysely<ShopDatabase>,
  cityId: CityId,
  endedSince: number,
): Promise<readonly Order[]> => {
  const rows = await ordersOf(db, cityId)
    .where((eb) => eb.or([eb('status', 'in', OPEN), eb('finished_at', '>=', endedSince)]))
    .orderBy('id')
    .execute();
  return rows.map(orderOf);
};

/** An order of the city that staff see; null for any other. */
export const boardOrder = async (
  db: Kysely<ShopDatabase>,
  cityId: CityId,
  id: OrderId,
): Promise<Order | null> => {
  const row = await ordersOf(db, cityId).where('id', '=', id).executeTakeFirst();
  return row ? orderOf(row) : null;
};

/** The orders of a city that staff see and to which something has happened after an event. */
export const boardOrdersAfter = async (
  db: Kysely<ShopDatabase>,
  cityId: CityId,
  after: number,
): Promise<readonly Order[]> => {
  const rows = await ordersOf(db, cityId)
    .where('id', 'in', (eb) =>
      eb.selectFrom('order_events').select('order_id').where('id', '>', after),
    )
    .execute();
  return rows.map(orderOf);
};
