import type { Migration } from 'kysely';
import { countedId } from './counted-id';

/** Orders, what happened to them, the attempts to place them, and whether a city takes any. */
export const orders: Migration = {
  up: async (db) => {
    const { schema } = db;
    await schema
      .createTable('orders')
      .addColumn('id', countedId(db), (c) => c.primaryKey())
      .addColumn('number', 'text', (c) => c.notNull().unique())
      .addColumn('city_id', 'integer', (c) => c.notNull().references('cities.id'))
      .addColumn('branch_id', 'integer', (c) => c.notNull().references('branches.id'))
      .addColumn('customer_id', 'integer', (c) => c.references('customers.id'))
      .addColumn('phone', 'text', (c) => c.notNull())
      .addColumn('first_name', 'text', (c) => c.notNull())
      .addColumn('locale', 'text', (c) => c.notNull())
      .addColumn('order_type', 'text', (c) => c.notNull())
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('tracking_key', 'text', (c) => c.notNull().unique())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('slot_at', 'bigint')
      .addColumn('expected_from', 'bigint', (c) => c.notNull())
      .addColumn('expected_to', 'bigint', (c) => c.notNull())
      .addColumn('delayed_minutes', 'integer', (c) => c.notNull())
      .addColumn('finished_at', 'bigint')
      .addColumn('payment_type', 'text', (c) => c.notNull())
      .addColumn('payment_status', 'text', (c) => c.notNull())
      .addColumn('amount_due_now', 'bigint', (c) => c.notNull())
      .addColumn('amount_due_later', 'bigint', (c) => c.notNull())
      .addColumn('payment_key', 'text', (c) => c.unique())
      .addColumn('paid_at', 'bigint')
      .addColumn('opens_at', 'bigint')
      .addColumn('alarmed_at', 'bigint')
      .addColumn('price', 'bigint', (c) => c.notNull())
      .addColumn('delivery_price', 'bigint', (c) => c.notNull())
      .addColumn('bonuses', 'bigint', (c) => c.notNull())
      .addColumn('total', 'bigint', (c) => c.notNull())
      .addColumn('promo_code', 'text')
      .addColumn('comment', 'text', (c) => c.notNull())
      .addColumn('change_from', 'bigint')
      .addColumn('do_not_call_back', 'integer', (c) => c.notNull())
      .addColumn('cancel_reason', 'text')
      .addColumn('cancel_text', 'text')
      .addColumn('contents_json', 'text', (c) => c.notNull())
      .execute();
    await schema
      .createIndex('orders_customer_id_status')
      .on('orders')
      .columns(['customer_id', 'status'])
      .execute();
    await schema
      .createIndex('orders_branch_id_expected_from')
      .on('orders')
      .columns(['branch_id', 'expected_from'])
      .execute();
    await schema.createIndex('orders_phone').on('orders').columns(['phone']).execute();
    await schema.createIndex('orders_status').on('orders').columns(['status']).execute();
    await schema
      .createTable('order_events')
      .addColumn('id', countedId(db), (c) => c.primaryKey())
      .addColumn('order_id', 'integer', (c) => c.notNull().references('orders.id'))
      .addColumn('type', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('data_json', 'text', (c) => c.notNull())
      .execute();
    await schema
      .createIndex('order_events_order_id_id')
      .on('order_events')
      .columns(['order_id', 'id'])
      .execute();
    await schema
      .createTable('order_attempts')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('body_hash', 'text')
      .addColumn('order_id', 'integer', (c) => c.references('orders.id'))
      .addColumn('answer_json', 'text')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createTable('ordering_states')
      .addColumn('city_id', 'integer', (c) => c.primaryKey().references('cities.id'))
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('takes_delivery', 'integer', (c) => c.notNull())
      .addColumn('takes_pickup', 'integer', (c) => c.notNull())
      .addColumn('extra_minutes', 'integer', (c) => c.notNull())
      .addColumn('message_json', 'text')
      .addColumn('resume_at', 'bigint')
      .execute();
  },
};
