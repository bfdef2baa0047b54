import type { Kysely } from 'kysely';
import type { Result } from '../../src/domain';
import { ok, refuse } from '../../src/domain';
import type { RateRule } from '../rate/rate-counter';
import { HOUR_MS, MINUTE_MS, countAgainst, networkRules, waitFor } from '../rate/rate-counter';
import type { ShopDatabase } from '../storage/schema';
import type { Storage } from '../storage/storage';
import type { PhoneOnNetwork } from './known-networks';
import { fingerprintOf, knownNetworksOf } from './known-networks';

/** How many codes may be sent; 0 for as many as one likes. */
export interface SendingLimits {
  /** To one phone. */
  readonly codesPerMinute: number;
  readonly codesPerHour: number;
  /** At the request of one visitor's network. */
  readonly codesPerVisitorHour: number;
}

export interface TooSoon {
  readonly waitMs: number;
}

/** Returns how long until one more is within a limit, after codes that were sent then, the newest first; 0 when it is now. */
const waitAfter = (
  sent: readonly number[],
  { limit, windowMs }: { readonly limit: number; readonly windowMs: number },
  at: number,
): number => {
  if (limit === 0) return 0;
  const inWindow = sent.filter((sentAt) => sentAt > at - windowMs);
  // The oldest of those that fill the limit has to become too old to count.
  const oldest = inWindow[limit - 1];
  return oldest === undefined ? 0 : oldest + windowMs - at;
};

/**
 * Returns when codes were sent to a phone in the last hour, the newest first: at the request of networks that
 * it has logged in from where this is one of them, else of all others.
 */
const sentTo = async (
  db: Kysely<ShopDatabase>,
  sending: PhoneOnNetwork,
  at: number,
): Promise<readonly number[]> => {
  const known = await knownNetworksOf(db, sending.phone, at);
  const isKnown = known.has(fingerprintOf(sending));
  const rows = await db
    .selectFrom('code_sendings')
    .select(['sent_at', 'fingerprint'])
    .where('phone', '=', sending.phone)
    .where('sent_at', '>', at - HOUR_MS)
    .orderBy('sent_at', 'desc')
    .execute();
  return rows
    .filter(({ fingerprint }) => known.has(fingerprint) === isKnown)
    .map(({ sent_at }) => sent_at);
};

const rulesOfNetwork = (
  { codesPerVisitorHour: limit }: SendingLimits,
  { network }: PhoneOnNetwork,
): readonly RateRule[] => networkRules(network, { key: 'codes', limit, windowMs: HOUR_MS });

/**
 * Takes up the place of one more code within all limits, over all processes, and returns the id to
 * give it back with. Refuses when it would be one too many. Networks that the phone has logged in
 * from have an allowance of their own: what strangers ask for does not use it up.
 */
export const takeSending = (
  storage: Storage,
  limits: SendingLimits,
  sending: PhoneOnNetwork,
  at: number,
): Promise<Result<TooSoon, number>> =>
  storage.change('code sendings', async (db) => {
    const sent = await sentTo(db, sending, at);
    const waitMs = Math.max(
      waitAfter(sent, { limit: limits.codesPerMinute, windowMs: MINUTE_MS }, at),
      waitAfter(sent, { limit: limits.codesPerHour, windowMs: HOUR_MS }, at),
      await waitFor(db, rulesOfNetwork(limits, sending), at),
    );
    if (waitMs > 0) return refuse({ waitMs });
    await countAgainst(db, rulesOfNetwork(limits, sending), at);
    await db
      .deleteFrom('code_sendings')
      .where('sent_at', '<=', at - HOUR_MS)
      .execute();
    const { id } = await db
      .insertInto('code_sendings')
      .values({ phone: sending.phone, fingerprint: fingerprintOf(sending), sent_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    return ok(id);
  });

/** A code that did not go out does not count against its phone. */
export const giveSendingBack = async (db: Kysely<ShopDatabase>, id: number): Promise<void> => {
  await db.deleteFrom('code_sendings').where('id', '=', id).execute();
};
