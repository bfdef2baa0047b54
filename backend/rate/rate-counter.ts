import type { Kysely } from 'kysely';
import type { Network } from '../../environment/network-of';
import { SITE_FACTOR } from '../../environment/network-of';
import type { ShopDatabase } from '../storage/schema';

export const MINUTE_MS = 60_000;
export const TEN_MINUTES_MS = 10 * MINUTE_MS;
export const HOUR_MS = 60 * MINUTE_MS;

/** How often something may happen within a stretch of time. */
export interface RateRule {
  /** What is counted, and for whom. */
  readonly key: string;
  /** Times within a window; 0 for as many as one likes. */
  readonly limit: number;
  readonly windowMs: number;
}

/** The rules of a network: one for its household, and a wider one for the site that it is part of. */
export const networkRules = (
  { address, site }: Network,
  { key, limit, windowMs }: RateRule,
): readonly RateRule[] => [
  { key: `${key} ${address}`, limit, windowMs },
  ...(site === null ? [] : [{ key: `${key} ${site}`, limit: limit * SITE_FACTOR, windowMs }]),
];

interface Window {
  readonly start: number;
  readonly end: number;
}

const windowAt = ({ windowMs }: RateRule, at: number): Window => {
  const start = at - (at % windowMs);
  return { start, end: start + windowMs };
};

const countOne = async (db: Kysely<ShopDatabase>, rule: RateRule, at: number): Promise<number> => {
  const { start, end } = windowAt(rule, at);
  const row = await db
    .insertInto('rate_counters')
    .values({ key: rule.key, window_start: start, expires_at: end, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['key', 'window_start'])
        .doUpdateSet((eb) => ({ count: eb('rate_counters.count', '+', 1) })),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  // The first call of a window clears away what nobody needs any more.
  if (row.count === 1)
    await db.deleteFrom('rate_counters').where('expires_at', '<=', start).execute();
  return row.count > rule.limit ? end - at : 0;
};

const waitForOne = async (
  db: Kysely<ShopDatabase>,
  rule: RateRule,
  at: number,
): Promise<number> => {
  const { start, end } = windowAt(rule, at);
  const row = await db
    .selectFrom('rate_counters')
    .select('count')
    .where('key', '=', rule.key)
    .where('window_start', '=', start)
    .executeTakeFirst();
  return (row?.count ?? 0) >= rule.limit ? end - at : 0;
};

const limited = (rules: readonly RateRule[]): readonly RateRule[] =>
  rules.filter(({ limit }) => limit > 0);

/**
 * Counts one more time by every rule; returns the milliseconds to wait where that is too often by one
 * of them, else 0. The counters are in the database, so all processes of the shop share them.
 */
export const countAgainst = async (
  db: Kysely<ShopDatabase>,
  rules: readonly RateRule[],
  at: number,
): Promise<number> => {
  let wait = 0;
  for (const rule of limited(rules)) wait = Math.max(wait, await countOne(db, rule, at));
  return wait;
};

/** Takes back what `countAgainst` has counted at the same moment. */
export const uncount = async (
  db: Kysely<ShopDatabase>,
  rules: readonly RateRule[],
  at: number,
): Promise<void> => {
  for (const rule of limited(rules))
    await db
      .updateTable('rate_counters')
      .set((eb) => ({ count: eb('count', '-', 1) }))
      .where('key', '=', rule.key)
      .where('window_start', '=', windowAt(rule, at).start)
      .execute();
};

/** Returns the milliseconds to wait where it has been as often as may be by one of the rules; counts nothing. */
export const waitFor = async (
  db: Kysely<ShopDatabase>,
  rules: readonly RateRule[],
  at: number,
): Promise<number> => {
  let wait = 0;
  for (const rule of limited(rules)) wait = Math.max(wait, await waitForOne(db, rule, at));
  return wait;
};
