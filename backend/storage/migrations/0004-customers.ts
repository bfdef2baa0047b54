import type { Migration } from 'kysely';
import { countedId } from './counted-id';

/** Customers, their sessions and codes, their addresses and lists. */
export const customers: Migration = {
  up: async (db) => {
    const { schema } = db;
    await schema
      .createTable('customers')
      .addColumn('id', countedId(db), (c) => c.primaryKey())
      .addColumn('phone', 'text', (c) => c.unique())
      .addColumn('first_name', 'text', (c) => c.notNull())
      .addColumn('email', 'text')
      .addColumn('birthday', 'bigint')
      .addColumn('referral_id', 'text', (c) => c.notNull().unique())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createTable('sessions')
      .addColumn('token_hash', 'text', (c) => c.primaryKey())
      .addColumn('customer_id', 'integer', (c) => c.notNull().references('customers.id'))
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createIndex('sessions_customer_id')
      .on('sessions')
      .columns(['customer_id'])
      .execute();
    await schema
      .createTable('sign_in_codes')
      .addColumn('phone', 'text', (c) => c.primaryKey())
      .addColumn('code_hash', 'text', (c) => c.notNull())
      .addColumn('salt', 'text', (c) => c.notNull())
      .addColumn('sent_at', 'bigint', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .addColumn('tries', 'integer', (c) => c.notNull())
      .execute();
    await schema
      .createTable('code_sendings')
      .addColumn('id', countedId(db), (c) => c.primaryKey())
      .addColumn('phone', 'text', (c) => c.notNull())
      .addColumn('visitor', 'text', (c) => c.notNull())
      .addColumn('sent_at', 'bigint', (c) => c.notNull())
      .execute();
    for (const column of ['phone', 'visitor', 'sent_at'] as const)
      await schema
        .createIndex(`code_sendings_${column}`)
        .on('code_sendings')
        .columns([column])
        .execute();
    await schema
      .createTable('telegram_links')
      .addColumn('uuid_hash', 'text', (c) => c.primaryKey())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .addColumn('phone', 'text')
      .addColumn('chat_id', 'text')
      .execute();
    await schema
      .createTable('leases')
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('holder', 'text', (c) => c.notNull())
      .addColumn('until', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createTable('customer_addresses')
      .addColumn('id', countedId(db), (c) => c.primaryKey())
      .addColumn('customer_id', 'integer', (c) => c.notNull().references('customers.id'))
      .addColumn('city_id', 'integer', (c) => c.notNull().references('cities.id'))
      .addColumn('type', 'text', (c) => c.notNull())
      .addColumn('street', 'text', (c) => c.notNull())
      .addColumn('house', 'text', (c) => c.notNull())
      .addColumn('entrance', 'text', (c) => c.notNull())
      .addColumn('floor', 'text', (c) => c.notNull())
      .addColumn('flat', 'text', (c) => c.notNull())
      .addColumn('code', 'text', (c) => c.notNull())
      .addColumn('comment', 'text', (c) => c.notNull())
      .addColumn('lat', 'double precision', (c) => c.notNull())
      .addColumn('lng', 'double precision', (c) => c.notNull())
      .addColumn('place_id', 'text', (c) => c.notNull())
      .addColumn('saved_at', 'bigint', (c) => c.notNull())
      .addColumn('ordered_at', 'bigint')
      .execute();
    await schema
      .createIndex('customer_addresses_customer_id')
      .on('customer_addresses')
      .columns(['customer_id'])
      .execute();
    await schema
      .createTable('customer_lists')
      .addColumn('customer_id', 'integer', (c) => c.notNull().references('customers.id'))
      .addColumn('city_id', 'integer', (c) => c.notNull().references('cities.id'))
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('goods_json', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('customer_lists_key', ['customer_id', 'city_id', 'kind'])
      .execute();
    await schema
      .alterTable('rate_counters')
      .addColumn('expires_at', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute();
    await schema
      .createIndex('rate_counters_expires_at')
      .on('rate_counters')
      .columns(['expires_at'])
      .execute();
  },
};
