import type { Migration } from 'kysely';

/** The categories whose dishes an additional goes with; those so far go with every dish. */
export const additionalCategories: Migration = {
  up: async ({ schema }) => {
    await schema.alterTable('additionals').addColumn('goes_with_json', 'text').execute();
  },
};
