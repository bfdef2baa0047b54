import type { Migration } from 'kysely';
import { countedId } from './counted-id';

/** Promo codes, bonuses, invitations and gifts. */
export const promotions: Migration = {
  up: async (db) => {
    const { schema } = db;
    await schema
      .createTable('promo_codes')
      .addColumn('code', 'text', (c) => c.primaryKey())
      .addColumn('terms_json', 'text', (c) => c.notNull())
      .addColumn('is_active', 'integer', (c) => c.notNull())
      .addColumn('is_imported', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createTable('promo_uses')
      .addColumn('id', countedId(db), (c) => c.primaryKey())
      .addColumn('code', 'text', (c) => c.notNull().references('promo_codes.code'))
      .addColumn('order_id', 'integer', (c) => c.notNull().references('orders.id'))
      .addColumn('phone', 'text', (c) => c.notNull())
      .addColumn('used_at', 'bigint', (c) => c.notNull())
      .addColumn('is_returned', 'integer', (c) => c.notNull())
      .execute();
    await schema
      .createIndex('promo_uses_code_phone')
      .on('promo_uses')
      .columns(['code', 'phone'])
      .execute();
    await schema
      .createIndex('promo_uses_order_id')
      .on('promo_uses')
      .columns(['order_id'])
      .execute();
    await schema
      .createTable('bonus_entries')
      .addColumn('id', countedId(db), (c) => c.primaryKey())
      .addColumn('customer_id', 'integer', (c) => c.notNull().references('customers.id'))
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('amount', 'bigint', (c) => c.notNull())
      .addColumn('order_id', 'integer', (c) => c.references('orders.id'))
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('day', 'text')
      .execute();
    await schema
      .createIndex('bonus_entries_customer_id')
      .on('bonus_entries')
      .columns(['customer_id'])
      .execute();
    await schema
      .createTable('referrals')
      .addColumn('friend_id', 'integer', (c) => c.primaryKey().references('customers.id'))
      .addColumn('referrer_id', 'integer', (c) => c.notNull().references('customers.id'))
      .addColumn('joined_at', 'bigint', (c) => c.notNull())
      .addColumn('ordered_at', 'bigint')
      .addColumn('earned', 'bigint')
      .execute();
    await schema
      .createIndex('referrals_referrer_id')
      .on('referrals')
      .columns(['referrer_id'])
      .execute();
    await schema
      .createTable('gift_rules')
      .addColumn('id', 'integer', (c) => c.primaryKey())
      .addColumn('position', 'integer', (c) => c.notNull())
      .addColumn('rule_json', 'text', (c) => c.notNull())
      .execute();
  },
};
