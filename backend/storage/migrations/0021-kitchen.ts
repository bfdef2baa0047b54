import type { Migration } from 'kysely';
import { countedId } from './counted-id';

/** What the restaurant works with: printers, what they are to print, and how much was turned away. */
export const kitchen: Migration = {
  up: async (db) => {
    const { schema } = db;
    await schema
      .createTable('refused_demand')
      .addColumn('city_id', 'integer', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('times', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('refused_demand_key', ['city_id', 'day', 'reason'])
      .execute();
    await schema
      .createTable('printers')
      .addColumn('id', countedId(db), (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull().unique())
      .addColumn('city_id', 'integer', (column) => column.notNull())
      .addColumn('tickets', 'text', (column) => column.notNull())
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('seen_at', 'bigint')
      .addColumn('status', 'text')
      .execute();
    await schema
      .createTable('print_jobs')
      .addColumn('id', countedId(db), (column) => column.primaryKey())
      .addColumn('printer_id', 'integer', (column) => column.notNull())
      .addColumn('order_id', 'integer', (column) => column.notNull())
      .addColumn('ticket', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('failures', 'integer', (column) => column.notNull())
      .execute();
    await schema
      .createIndex('print_jobs_printer')
      .on('print_jobs')
      .columns(['printer_id', 'id'])
      .execute();
  },
};
