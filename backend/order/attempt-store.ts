import type { Kysely } from 'kysely';
import type { OrderId } from '../../src/domain/id/ids';
import type { AttemptState } from '../../src/domain/order/placing-attempt';
import { CLOSED_ATTEMPT, NO_ATTEMPT } from '../../src/domain/order/placing-attempt';
import type { Instant } from '../../src/domain/time/instant';
import { storedId } from '../storage/stored-id';
import type { ShopDatabase } from '../storage/schema';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The key of an attempt to order, in its one spelling; null for a text that is no UUID. */
export const readAttemptKey = (text: string): string | null =>
  UUID.test(text) ? text.toLowerCase() : null;

/** What became of a key, and the answer to give once more. */
export interface StoredAttempt {
  readonly state: AttemptState;
  /** Null unless an order was made. */
  readonly answer: unknown;
}

/**
 * Returns what is known of an idempotency key. An attempt in progress is never seen: callers wait for its lock.
 */
export const readAttempt = async (
  db: Kysely<ShopDatabase>,
  key: string,
): Promise<StoredAttempt> => {
  const row = await db
    .selectFrom('order_attempts')
    .selectAll()
    .where('key', '=', key)
    .executeTakeFirst();
  if (!row) return { state: NO_ATTEMPT, answer: null };
  const { body_hash, order_id, answer_json } = row;
  if (row.state === 'closed' || body_hash === null || order_id === null || answer_json === null)
    return { state: CLOSED_ATTEMPT, answer: null };
  const state = {
    kind: 'done',
    bodyHash: body_hash,
    orderId: storedId('order', order_id),
  } as const;
  return { state, answer: JSON.parse(answer_json) };
};

/** Writes down that a key has made an order; it had made nothing before. */
export const saveDoneAttempt = async (
  db: Kysely<ShopDatabase>,
  key: string,
  made: { readonly bodyHash: string; readonly orderId: OrderId; readonly answer: unknown },
  at: Instant,
): Promise<void> => {
  await db
    .insertInto('order_attempts')
    .values({
      key,
      state: 'done',
      body_hash: made.bodyHash,
      order_id: made.orderId,
      answer_json: JSON.stringify(made.answer),
      created_at: at,
    })
    .execute();
};

/** Closes a key for good; one that is closed already stays so. */
export const saveClosedAttempt = async (
  db: Kysely<ShopDatabase>,
  key: string,
  at: Instant,
): Promise<void> => {
  await db
    .insertInto('order_attempts')
    .values({
      key,
      state: 'closed',
      body_hash: null,
      order_id: null,
      answer_json: null,
      created_at: at,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
};

const DAY_MS = 86_400_000;
/** Longer than any browser asks what became of an attempt. */
const ATTEMPT_DAYS = 30;

/** Forgets attempts of more than 30 days ago; their orders stay. Rules 13.10. */
export const clearOldAttempts = async (db: Kysely<ShopDatabase>, at: number): Promise<void> => {
  await db
    .deleteFrom('order_attempts')
    .where('created_at', '<=', at - ATTEMPT_DAYS * DAY_MS)
    .execute();
};
