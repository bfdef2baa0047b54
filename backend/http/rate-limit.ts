import type { RequestHandler } from 'express';
import type { Kysely } from 'kysely';
import type { ShopDatabase } from '../storage/schema';
import { sendRefusal } from './send-refusal';

const WINDOW_MS = 60_000;

export interface RateRule {
  /** What is counted; each name has counters of its own. */
  readonly name: string;
  /** Calls that a visitor may make in a minute; 0 for as many as they like. */
  readonly perMinute: number;
}

const count = async (
  db: Kysely<ShopDatabase>,
  key: string,
  windowStart: number,
): Promise<number> => {
  const row = await db
    .insertInto('rate_counters')
    .values({ key, window_start: windowStart, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['key', 'window_start'])
        .doUpdateSet((eb) => ({ count: eb('rate_counters.count', '+', 1) })),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  // The first call of a visitor's minute clears away the minutes before.
  if (row.count === 1)
    await db.deleteFrom('rate_counters').where('window_start', '<', windowStart).execute();
  return row.count;
};

/**
 * Lets a visitor call so often in a minute; above that, 429 and when to come back. The counters are
 * in the database, so all processes of the shop share them.
 */
export const rateLimit = (
  db: Kysely<ShopDatabase>,
  now: () => Date,
  { name, perMinute }: RateRule,
): RequestHandler => {
  if (perMinute === 0)
    return (_req, _res, next) => {
      next();
    };
  return async (req, res, next) => {
    const at = now().getTime();
    const windowStart = at - (at % WINDOW_MS);
    const calls = await count(db, `${name} ${req.ip ?? ''}`, windowStart);
    if (calls <= perMinute) {
      next();
      return;
    }
    const seconds = Math.ceil((windowStart + WINDOW_MS - at) / 1000);
    sendRefusal(req, res, {
      status: 429,
      code: 'rate_limited',
      message: { text: 'rate_limited', params: { seconds } },
      params: { seconds },
      retryAfterSeconds: seconds,
    });
  };
};
