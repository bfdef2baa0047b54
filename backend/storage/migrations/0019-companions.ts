import type { Migration } from 'kysely';

/**
 * What goes with the dishes of a category, where it stood with each additional so far. The column of
 * the additionals stays: the backends of the version before read it until the last one is stopped.
 */
export const companions: Migration = {
  up: async ({ schema }) => {
    await schema.alterTable('categories').addColumn('goes_with_json', 'text').execute();
  },
};
