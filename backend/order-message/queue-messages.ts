import type { Kysely, Transaction } from 'kysely';
import { messageOfEvent, receiptOfEvent } from '../../src/domain/order/order-message';
import { UNDO_SECONDS } from '../../src/domain/staff/staff';
import type { OrderEvent } from '../order/order-events';
import { eventsSince, newestEvent } from '../order/order-events';
import type { ShopDatabase } from '../storage/schema';
import type { OrderMessageTable } from '../storage/schema/message-tables';
import type { Storage } from '../storage/storage';

/** Messages are made one after the other. */
const MESSAGE_TURN = 'order messages';

/** Events that are read at once. */
const PORTION = 200;

/** In milliseconds: nobody gets a message about what staff may still undo. */
const WAIT_MS = (UNDO_SECONDS + 2) * 1000;

const progressOf = async (db: Kysely<ShopDatabase>): Promise<number> => {
  const row = await db.selectFrom('order_message_progress').select('last_event').executeTakeFirst();
  return row?.last_event ?? 0;
};

type NewMessage = Pick<OrderMessageTable, 'kind' | 'channel'>;

/**
 * Returns the messages about an event, and their channel: a customer as the account says, a guest as the
 * order does; and the receipt, where the order has an address for it.
 */
const messagesOf = async (
  db: Transaction<ShopDatabase>,
  event: OrderEvent,
  hasMail: boolean,
): Promise<readonly NewMessage[]> => {
  const order = await db
    .selectFrom('orders')
    .leftJoin('customers', 'customers.id', 'orders.customer_id')
    .select([
      'orders.order_type',
      'orders.channel',
      'orders.email',
      'customers.channel as customer_channel',
    ])
    .where('orders.id', '=', event.orderId)
    .executeTakeFirst();
  const channel = order?.customer_channel ?? order?.channel ?? null;
  const kind = order ? messageOfEvent(event, order.order_type) : null;
  const receipt = hasMail && order?.email ? receiptOfEvent(event) : null;
  return [
    ...(kind !== null && channel !== null ? [{ kind, channel }] : []),
    ...(receipt === null ? [] : [{ kind: receipt, channel: 'email' as const }]),
  ];
};

/**
 * Makes the messages about each event since the last time. Events are the outbox: they were written
 * in the transactions of the changes.
 */
export const queueMessages = async (
  storage: Storage,
  sendsMail: () => Promise<boolean>,
): Promise<void> => {
  if ((await progressOf(storage.shop)) >= (await newestEvent(storage.shop))) return;
  const hasMail = await sendsMail();
  await storage.change(MESSAGE_TURN, async (db) => {
    const events = await eventsSince(db, await progressOf(db), PORTION);
    const last = events.at(-1);
    if (last === undefined) return;
    for (const event of events)
      for (const message of await messagesOf(db, event, hasMail))
        await db
          .insertInto('order_messages')
          .values({
            ...message,
            order_id: event.orderId,
            event_id: event.id,
            state: 'waiting',
            attempts: 0,
            at: event.at,
            next_at: event.at + WAIT_MS,
            told_to: null,
            problem: null,
          })
          .execute();
    const progress = { id: 1, last_event: last.id };
    await db
      .insertInto('order_message_progress')
      .values(progress)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(progress))
      .execute();
  });
};
