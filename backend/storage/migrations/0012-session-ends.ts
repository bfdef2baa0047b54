import type { Migration } from 'kysely';

/** When a session was last used, with what device it was begun, and whether its phone was proved lately. */
export const sessionEnds: Migration = {
  up: async (db) => {
    const { schema } = db;
    await schema
      .alterTable('sessions')
      // Nobody knows when the sessions so far were used: their idle time begins now.
      .addColumn('last_used_at', 'bigint', (c) => c.notNull().defaultTo(Date.now()))
      .execute();
    await schema.alterTable('sessions').addColumn('device', 'text').execute();
    await schema.alterTable('sessions').addColumn('confirmed_until', 'bigint').execute();
    await schema
      .createIndex('order_attempts_created_at')
      .on('order_attempts')
      .columns(['created_at'])
      .execute();
  },
};
