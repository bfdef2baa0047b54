import type { Migration } from 'kysely';

/** A city's own base address; without one it is a name of this machine. */
export const cityAddress: Migration = {
  up: async (db) => {
    await db.schema.alterTable('cities').addColumn('base_url', 'text').execute();
  },
};
