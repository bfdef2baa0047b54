import type { Migration } from 'kysely';

/** Who takes the payment of an order. Before, there was nobody but the sandbox. */
export const paymentProvider: Migration = {
  up: async (db) => {
    await db.schema.alterTable('orders').addColumn('payment_provider', 'text').execute();
    await db
      .updateTable('orders')
      .set({ payment_provider: 'sandbox' })
      .where('payment_key', 'is not', null)
      .execute();
  },
};
