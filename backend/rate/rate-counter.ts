import type { Kysely } from 'kysely';
import type { ShopDatabase } from '../storage/schema';

/** How often something may happen within a stretch of time. */
export interface RateRule {
  /** What is counted, and for whom. */
  readonly key: string;
  /** Times within a window; 0 for as many as one likes. */
  readonly limit: number;
  readonly windowMs: number;
}

/**
 * Counts one more time and answers how many milliseconds are left to wait when that is too often,
 * else 0. The counters are in the database, so all processes of the shop share them.
 */
export const countAgainst = async (
  db: Kysely<ShopDatabase>,
  { key, limit, windowMs }: RateRule,
  at: number,
): Promise<number> => {
  if (limit === 0) return 0;
  const windowStart = at - (at % windowMs);
  const windowEnd = windowStart + windowMs;
  const row = await db
    .insertInto('rate_counters')
    .values({ key, window_start: windowStart, expires_at: windowEnd, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['key', 'window_start'])
        .doUpdateSet((eb) => ({ count: eb('rate_counters.count', '+', 1) })),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  // The first call of a window clears away what nobody needs any more.
  if (row.count === 1)
    await db.deleteFrom('rate_counters').where('expires_at', '<=', windowStart).execute();
  return row.count > limit ? windowEnd - at : 0;
};

/** How many milliseconds are left to wait where it has been as often as may be; counts nothing. */
export const waitFor = async (
  db: Kysely<ShopDatabase>,
  { key, limit, windowMs }: RateRule,
  at: number,
): Promise<number> => {
  if (limit === 0) return 0;
  const windowStart = at - (at % windowMs);
  const row = await db
    .selectFrom('rate_counters')
    .select('count')
    .where('key', '=', key)
    .where('window_start', '=', windowStart)
    .executeTakeFirst();
  return (row?.count ?? 0) >= limit ? windowStart + windowMs - at : 0;
};
