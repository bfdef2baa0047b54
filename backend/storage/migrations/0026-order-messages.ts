import type { Migration } from 'kysely';
import { countedId } from './counted-id';

/** How customers hear of their orders, and what each of them is still to hear. */
export const orderMessages: Migration = {
  up: async (db) => {
    const { schema } = db;
    for (const column of ['channel', 'chat_id'])
      await schema.alterTable('customers').addColumn(column, 'text').execute();
    await schema
      .alterTable('customers')
      .addColumn('messages', 'text', (c) => c.notNull().defaultTo('all'))
      .execute();
    // Empty until the next sign-in: how a customer signed in before, and whether by a real code, nobody knows.
    for (const column of ['channel', 'email'])
      await schema.alterTable('orders').addColumn(column, 'text').execute();
    await schema
      .createTable('order_messages')
      .addColumn('id', countedId(db), (c) => c.primaryKey())
      .addColumn('order_id', 'integer', (c) => c.notNull())
      .addColumn('event_id', 'integer', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('channel', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('attempts', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('next_at', 'bigint', (c) => c.notNull())
      .addColumn('told_to', 'bigint')
      .addColumn('problem', 'text')
      .addUniqueConstraint('order_messages_event_kind', ['event_id', 'kind'])
      .execute();
    for (const columns of [['channel', 'state', 'next_at'], ['order_id']])
      await schema
        .createIndex(`order_messages_${columns.join('_')}`)
        .on('order_messages')
        .columns(columns)
        .execute();
    await schema
      .createTable('order_message_progress')
      .addColumn('id', 'integer', (c) => c.primaryKey())
      .addColumn('last_event', 'integer', (c) => c.notNull())
      .execute();
    // Nobody gets messages about what happened before.
    const newest = await db
      .selectFrom('order_events')
      .select((eb) => eb.fn.max('id').as('id'))
      .executeTakeFirst();
    await db
      .insertInto('order_message_progress')
      .values({ id: 1, last_event: Number(newest?.id ?? 0) })
      .execute();
  },
};
