import type { Migration } from 'kysely';

/** The orders of a city on a day are found without reading all that it ever had. */
export const ordersByDay: Migration = {
  up: async ({ schema }) => {
    await schema
      .createIndex('orders_city_id_created_at')
      .on('orders')
      .columns(['city_id', 'created_at'])
      .execute();
  },
};
