import type { Migration } from 'kysely';

/** Whether an import is the shop's own; of those before, nobody knows, so none is replaced by a demo. */
export const importOrigin: Migration = {
  up: async (db) => {
    await db.schema
      .alterTable('imports')
      .addColumn('origin', 'text', (column) => column.notNull().defaultTo('own'))
      .execute();
  },
};
