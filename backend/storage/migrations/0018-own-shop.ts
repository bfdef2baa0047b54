import type { Migration } from 'kysely';

/** What the shop says of itself in an import file: its name, its look, how it is paid. */
export const ownShop: Migration = {
  up: async ({ schema }) => {
    await schema
      .createTable('own_shop')
      .addColumn('id', 'integer', (c) => c.primaryKey())
      .addColumn('file_json', 'text', (c) => c.notNull())
      .addColumn('logo', 'text')
      .addColumn('icon', 'text')
      .execute();
  },
};
