import type { Migration } from 'kysely';
import { countedId } from './counted-id';

/** Who hears of orders over HTTP, and what each of them has still to hear. */
export const webhooks: Migration = {
  up: async (db) => {
    const { schema } = db;
    await schema
      .createTable('webhook_targets')
      .addColumn('id', countedId(db), (c) => c.primaryKey())
      .addColumn('url', 'text', (c) => c.notNull())
      .addColumn('secret', 'text', (c) => c.notNull())
      .addColumn('last_event', 'integer', (c) => c.notNull())
      .execute();
    await schema
      .createTable('webhook_deliveries')
      .addColumn('id', countedId(db), (c) => c.primaryKey())
      .addColumn('target_id', 'integer', (c) =>
        c.notNull().references('webhook_targets.id').onDelete('cascade'),
      )
      .addColumn('message_id', 'text', (c) => c.notNull())
      .addColumn('event_id', 'integer', (c) => c.notNull())
      .addColumn('order_id', 'integer', (c) => c.notNull())
      .addColumn('type', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('attempts', 'integer', (c) => c.notNull())
      .addColumn('next_at', 'bigint', (c) => c.notNull())
      .addColumn('problem', 'text')
      .execute();
    await schema
      .createIndex('webhook_deliveries_target_id_state_order_id')
      .on('webhook_deliveries')
      .columns(['target_id', 'state', 'order_id'])
      .execute();
  },
};
