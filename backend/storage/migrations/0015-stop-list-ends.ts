import type { Migration } from 'kysely';

/** Until when a city has run out of something. What is in the list so far has no end. */
export const stopListEnds: Migration = {
  up: async ({ schema }) => {
    await schema.alterTable('stop_list').addColumn('ends_at', 'bigint').execute();
  },
};
