import type { Kysely, Migration } from 'kysely';
import { sql } from 'kysely';
import { countedId } from './counted-id';

interface OldOrder {
  readonly id: number;
  readonly status: string;
  readonly payment_status: string;
  readonly payment_key: string;
  readonly payment_provider: string | null;
  readonly amount_due_now: number | string;
  readonly created_at: number | string;
  readonly paid_at: number | string | null;
  readonly finished_at: number | string | null;
  readonly contents_json: string;
}

/** Orders at once, so that none of the databases meets a statement that is too long. */
const PORTION = 500;

const stateOf = ({ status, payment_status, payment_provider }: OldOrder): string => {
  if (payment_provider === null) return 'given_up';
  if (!['pending', 'declined'].includes(payment_status)) return 'paid';
  if (status !== 'new') return 'given_up';
  return payment_status === 'declined' ? 'declined' : 'open';
};

/** What an order was in; orders of the first days did not say so. */
const currencyOf = ({ contents_json }: OldOrder): { code: string; digits: number } => {
  // Written by the shop itself: `StoredContents`.
  const { currency } = JSON.parse(contents_json) as { currency?: { code: string; digits: number } };
  return { code: currency?.code ?? '', digits: currency?.digits ?? 2 };
};

const carryOver = async (db: Kysely<unknown>, orders: readonly OldOrder[]): Promise<void> => {
  for (const order of orders) {
    const { code, digits } = currencyOf(order);
    const state = stateOf(order);
    const paidAt = state === 'paid' ? (order.paid_at ?? order.created_at) : null;
    await sql`
      insert into payments (order_id, key, provider, ref, page_url, amount, currency, digits, state, created_at, paid_at)
      values (${order.id}, ${order.payment_key}, ${order.payment_provider ?? 'sandbox'}, null, null,
        ${order.amount_due_now}, ${code}, ${digits}, ${state}, ${order.created_at}, ${paidAt})
    `.execute(db);
    if (order.payment_status === 'refund')
      await sql`
        insert into refunds (payment_id, amount, reason, state, key, attempts, next_at, created_at)
        select id, amount, 'order cancelled', 'done', ${`${order.payment_key}-1`}, 0,
          created_at, ${order.finished_at ?? order.created_at}
        from payments where key = ${order.payment_key}
      `.execute(db);
  }
};

/** Each attempt to pay has a row, and what goes back of it others. Before, an order knew the last attempt alone. */
export const payments: Migration = {
  up: async (db) => {
    const { schema } = db;
    await schema
      .createTable('payments')
      .addColumn('id', countedId(db), (c) => c.primaryKey())
      .addColumn('order_id', 'integer', (c) => c.notNull().references('orders.id'))
      .addColumn('key', 'text', (c) => c.notNull().unique())
      .addColumn('provider', 'text', (c) => c.notNull())
      .addColumn('ref', 'text')
      .addColumn('page_url', 'text')
      .addColumn('amount', 'bigint', (c) => c.notNull())
      .addColumn('currency', 'text', (c) => c.notNull())
      .addColumn('digits', 'integer', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('paid_at', 'bigint')
      .addColumn('next_at', 'bigint')
      .execute();
    await schema.createIndex('payments_order_id').on('payments').columns(['order_id']).execute();
    await schema.createIndex('payments_next_at').on('payments').columns(['next_at']).execute();
    await schema
      .createTable('refunds')
      .addColumn('id', countedId(db), (c) => c.primaryKey())
      .addColumn('payment_id', 'integer', (c) => c.notNull().references('payments.id'))
      .addColumn('amount', 'bigint', (c) => c.notNull())
      .addColumn('reason', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('key', 'text', (c) => c.notNull().unique())
      .addColumn('attempts', 'integer', (c) => c.notNull())
      .addColumn('next_at', 'bigint', (c) => c.notNull())
      .addColumn('problem', 'text')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema.createIndex('refunds_payment_id').on('refunds').columns(['payment_id']).execute();
    await schema
      .createIndex('refunds_state_next_at')
      .on('refunds')
      .columns(['state', 'next_at'])
      .execute();
    for (let after = 0; ;) {
      const { rows } = await sql<OldOrder>`
        select id, status, payment_status, payment_key, payment_provider, amount_due_now,
          created_at, paid_at, finished_at, contents_json
        from orders where payment_key is not null and id > ${after} order by id limit ${PORTION}
      `.execute(db);
      const last = rows.at(-1);
      if (last === undefined) break;
      await carryOver(db, rows);
      after = last.id;
    }
    // The key of an attempt that was given up for payment at the door.
    await sql`update orders set payment_key = null where payment_provider is null`.execute(db);
    await schema.alterTable('orders').dropColumn('payment_provider').execute();
  },
};
