import type { Kysely } from 'kysely';
import type { Result } from '../../src/domain';
import { ok, refuse } from '../../src/domain';
import type { ShopDatabase } from '../storage/schema';
import type { PhoneOnNetwork } from './known-networks';
import type { HashedCode } from './code-hash';
import { hashCode, isCode } from './code-hash';

/** How long a code counts. */
export const CODE_SECONDS = 300;
/**
 * Guesses at one code that are looked at: so many from the network that asked for it, and so many from
 * all others together. A stranger who guesses at a code uses up nothing of its owner's.
 */
export const MAX_TRIES = 5;
/** How soon a phone may ask for another one. */
export const RESEND_SECONDS = 60;

/** A code that was guessed right, and which one it was. */
export interface GuessedCode {
  readonly phone: string;
  readonly salt: string;
}

export type GuessRefusal =
  | { readonly kind: 'code.wrong' }
  /** There is none for this phone: never sent, used, replaced or too old. */
  | { readonly kind: 'code.expired' }
  /** Five guesses were wrong; another code can be had after so long. */
  | { readonly kind: 'code.too_many'; readonly waitMs: number };

/** Makes a code the one that a phone has at the request of a network. */
export const storeCode = async (
  db: Kysely<ShopDatabase>,
  { phone, network }: PhoneOnNetwork,
  code: string,
  at: number,
): Promise<void> => {
  const { hash, salt } = await hashCode(code);
  const row = {
    code_hash: hash,
    salt,
    sent_at: at,
    expires_at: at + CODE_SECONDS * 1000,
    own_tries: 0,
    other_tries: 0,
  };
  await db.deleteFrom('sign_in_codes').where('expires_at', '<=', at).execute();
  await db
    .insertInto('sign_in_codes')
    .values({ phone, network: network.address, ...row })
    .onConflict((conflict) => conflict.columns(['phone', 'network']).doUpdateSet(row))
    .execute();
};

/** Returns why there is nothing to guess. */
const whyNone = async (
  db: Kysely<ShopDatabase>,
  phone: string,
  at: number,
): Promise<GuessRefusal> => {
  const row = await db
    .selectFrom('sign_in_codes')
    .select('sent_at')
    .where('phone', '=', phone)
    .where('expires_at', '>', at)
    .orderBy('sent_at', 'desc')
    .executeTakeFirst();
  return row
    ? { kind: 'code.too_many', waitMs: Math.max(1, row.sent_at + RESEND_SECONDS * 1000 - at) }
    : { kind: 'code.expired' };
};

/** Counts the guess at every code first and looks at it then: guesses at the same moment are all counted. */
const countGuess = async (
  db: Kysely<ShopDatabase>,
  { phone, network }: PhoneOnNetwork,
  at: number,
): Promise<readonly HashedCode[]> => {
  const counted = async (whose: 'own_tries' | 'other_tries', by: '=' | '!=') =>
    db
      .updateTable('sign_in_codes')
      .set((eb) => ({ [whose]: eb(whose, '+', 1) }))
      .where('phone', '=', phone)
      .where('network', by, network.address)
      .where('expires_at', '>', at)
      .where(whose, '<', MAX_TRIES)
      .returning(['code_hash as hash', 'salt'])
      .execute();
  return [...(await counted('own_tries', '=')), ...(await counted('other_tries', '!='))];
};

/**
 * Returns whether a guess is a code of a phone, requested by anybody. Each guess counts, and only five
 * from the network that asked for a code are looked at, and five from all others.
 */
export const guessCode = async (
  db: Kysely<ShopDatabase>,
  from: PhoneOnNetwork,
  guess: string,
  at: number,
): Promise<Result<GuessRefusal, GuessedCode>> => {
  const { phone } = from;
  const codes = await countGuess(db, from, at);
  for (const code of codes) if (await isCode(guess, code)) return ok({ phone, salt: code.salt });
  return refuse(codes.length > 0 ? { kind: 'code.wrong' } : await whyNone(db, phone, at));
};

/**
 * Uses a code up, and with it all others of its phone; false when somebody else was faster, or a newer
 * code has taken its place.
 */
export const spendCode = async (
  db: Kysely<ShopDatabase>,
  { phone, salt }: GuessedCode,
): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('sign_in_codes')
    .where('phone', '=', phone)
    .where('salt', '=', salt)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await db.deleteFrom('sign_in_codes').where('phone', '=', phone).execute();
  return true;
};
