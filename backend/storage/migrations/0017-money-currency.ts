import type { Migration } from 'kysely';
import { sql } from 'kysely';

const TABLES = ['bonus_entries', 'referrals', 'promo_codes', 'gift_rules'] as const;

/** The currency of bonuses, rewards and promotions: those so far are in that of the menu. */
export const moneyCurrency: Migration = {
  up: async (db) => {
    for (const table of TABLES) {
      await db.schema
        .alterTable(table)
        .addColumn('currency', 'text', (c) => c.notNull().defaultTo(''))
        .execute();
      await sql`
        update ${sql.table(table)}
        set currency = coalesce((select currency from imports where format = 'menu'), '')
      `.execute(db);
    }
  },
};
