import type { Kysely } from 'kysely';
import type { Result } from '../../src/domain';
import { ok, refuse } from '../../src/domain';
import type { ShopDatabase } from '../storage/schema';
import type { Storage } from '../storage/storage';

/** How many codes may be sent; 0 for as many as one likes. */
export interface SendingLimits {
  /** To one phone. */
  readonly codesPerMinute: number;
  readonly codesPerHour: number;
  /** At the request of one visitor's address. */
  readonly codesPerVisitorHour: number;
}

/** Who wants a code sent, and to which phone, in normal form. */
export interface Sending {
  readonly phone: string;
  readonly visitor: string;
}

export interface TooSoon {
  readonly waitMs: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

interface Limit {
  readonly column: 'phone' | 'visitor';
  readonly value: string;
  readonly limit: number;
  readonly windowMs: number;
}

/** How long until one more is within the limit; 0 when it is now. */
const waitFor = async (
  db: Kysely<ShopDatabase>,
  { column, value, limit, windowMs }: Limit,
  at: number,
): Promise<number> => {
  if (limit === 0) return 0;
  // The newest ones that fill the limit: the oldest of them has to become too old to count.
  const newest = await db
    .selectFrom('code_sendings')
    .select('sent_at')
    .where(column, '=', value)
    .where('sent_at', '>', at - windowMs)
    .orderBy('sent_at', 'desc')
    .limit(limit)
    .execute();
  const oldest = newest[limit - 1];
  return oldest ? oldest.sent_at + windowMs - at : 0;
};

/**
 * Takes up the place of one more code within all limits, in any stretch of a minute or an hour and
 * over all processes, and answers the id to give it back with. Refuses when it would be one too many.
 */
export const takeSending = (
  storage: Storage,
  limits: SendingLimits,
  { phone, visitor }: Sending,
  at: number,
): Promise<Result<TooSoon, number>> =>
  storage.change('code sendings', async (db) => {
    const { codesPerMinute, codesPerHour, codesPerVisitorHour } = limits;
    const waits = [
      await waitFor(
        db,
        { column: 'phone', value: phone, limit: codesPerMinute, windowMs: MINUTE_MS },
        at,
      ),
      await waitFor(
        db,
        { column: 'phone', value: phone, limit: codesPerHour, windowMs: HOUR_MS },
        at,
      ),
      await waitFor(
        db,
        { column: 'visitor', value: visitor, limit: codesPerVisitorHour, windowMs: HOUR_MS },
        at,
      ),
    ];
    const waitMs = Math.max(...waits);
    if (waitMs > 0) return refuse({ waitMs });
    await db
      .deleteFrom('code_sendings')
      .where('sent_at', '<=', at - HOUR_MS)
      .execute();
    const { id } = await db
      .insertInto('code_sendings')
      .values({ phone, visitor, sent_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    return ok(id);
  });

/** A code that did not go out does not count. */
export const giveSendingBack = async (db: Kysely<ShopDatabase>, id: number): Promise<void> => {
  await db.deleteFrom('code_sendings').where('id', '=', id).execute();
};
