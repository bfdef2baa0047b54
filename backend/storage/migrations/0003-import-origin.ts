import type { Migration } from 'kysely';

/**
 * Whether an import is the shop's own. Of those before, the stamp beside the database says so, and
 * where it does, no demo is brought.
 */
export const importOrigin: Migration = {
  up: async (db) => {
    await db.schema
      .alterTable('imports')
      .addColumn('origin', 'text', (column) => column.notNull().defaultTo('demo'))
      .execute();
  },
};
