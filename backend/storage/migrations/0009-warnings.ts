import type { Migration } from 'kysely';

/** What the shop warns its customers of, in each language that it is written in. */
export const warnings: Migration = {
  up: async (db) => {
    await db.schema
      .createTable('warnings')
      .addColumn('locale', 'text', (column) => column.primaryKey())
      .addColumn('text', 'text', (column) => column.notNull())
      .execute();
  },
};
