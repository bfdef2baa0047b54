import type { Migration } from 'kysely';
import { countedId } from './counted-id';

/** The restaurant's staff, how they sign in, and what they do to orders. */
export const staff: Migration = {
  up: async (db) => {
    const { schema } = db;
    await schema
      .createTable('staff_members')
      .addColumn('id', countedId(db), (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('name_key', 'text', (c) => c.unique())
      .addColumn('city_id', 'integer', (c) => c.notNull().references('cities.id'))
      .addColumn('role', 'text', (c) => c.notNull())
      .addColumn('pin_hash', 'text', (c) => c.notNull())
      .addColumn('pin_salt', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createTable('staff_sessions')
      .addColumn('token_hash', 'text', (c) => c.primaryKey())
      .addColumn('member_id', 'integer', (c) => c.notNull().references('staff_members.id'))
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('last_used_at', 'bigint', (c) => c.notNull())
      .addColumn('device', 'text')
      .execute();
    await schema
      .createTable('staff_links')
      .addColumn('key_hash', 'text', (c) => c.primaryKey())
      .addColumn('member_id', 'integer', (c) => c.notNull().references('staff_members.id'))
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createTable('staff_actions')
      .addColumn('id', countedId(db), (c) => c.primaryKey())
      .addColumn('order_id', 'integer', (c) => c.notNull().references('orders.id'))
      .addColumn('member_id', 'integer', (c) => c.notNull().references('staff_members.id'))
      .addColumn('member_name', 'text', (c) => c.notNull())
      .addColumn('action', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('status', 'text')
      .addColumn('minutes', 'integer')
      .addColumn('reason', 'text')
      .addColumn('text', 'text')
      .addColumn('before_json', 'text')
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('due_at', 'bigint')
      .addColumn('undone_at', 'bigint')
      .execute();
    for (const column of ['order_id', 'due_at'])
      await schema
        .createIndex(`staff_actions_${column}`)
        .on('staff_actions')
        .columns([column])
        .execute();
    await schema
      .createIndex('orders_city_id_finished_at')
      .on('orders')
      .columns(['city_id', 'finished_at'])
      .execute();
  },
};
