import type { Migration } from 'kysely';

/** What the home page says about itself to search engines. */
export const mainScreen: Migration = {
  up: async (db) => {
    await db.schema
      .createTable('main_screen')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('seo_json', 'text')
      .execute();
  },
};
