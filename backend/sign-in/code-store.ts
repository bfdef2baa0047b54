import type { Kysely } from 'kysely';
import type { Result } from '../../src/domain';
import { ok, refuse } from '../../src/domain';
import type { ShopDatabase } from '../storage/schema';
import type { HashedCode } from './code-hash';
import { hashCode, isCode } from './code-hash';

/** How long a code counts. */
export const CODE_SECONDS = 300;
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

/** Makes a code the one that counts for a phone. */
export const keepCode = async (
  db: Kysely<ShopDatabase>,
  phone: string,
  code: string,
  at: number,
): Promise<void> => {
  const { hash, salt } = await hashCode(code);
  const row = {
    code_hash: hash,
    salt,
    sent_at: at,
    expires_at: at + CODE_SECONDS * 1000,
    tries: 0,
  };
  await db.deleteFrom('sign_in_codes').where('expires_at', '<=', at).execute();
  await db
    .insertInto('sign_in_codes')
    .values({ phone, ...row })
    .onConflict((conflict) => conflict.column('phone').doUpdateSet(row))
    .execute();
};

/** Why there is nothing to guess. */
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
    .executeTakeFirst();
  return row
    ? { kind: 'code.too_many', waitMs: Math.max(1, row.sent_at + RESEND_SECONDS * 1000 - at) }
    : { kind: 'code.expired' };
};

/** Counts the guess first and looks at it then: guesses at the same moment are all counted. */
const countGuess = async (
  db: Kysely<ShopDatabase>,
  phone: string,
  at: number,
): Promise<HashedCode | null> => {
  const row = await db
    .updateTable('sign_in_codes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('phone', '=', phone)
    .where('expires_at', '>', at)
    .where('tries', '<', MAX_TRIES)
    .returning(['code_hash', 'salt'])
    .executeTakeFirst();
  return row ? { hash: row.code_hash, salt: row.salt } : null;
};

/** Whether a guess is the code of a phone; each guess counts, and only five are looked at. */
export const guessCode = async (
  db: Kysely<ShopDatabase>,
  phone: string,
  guess: string,
  at: number,
): Promise<Result<GuessRefusal, GuessedCode>> => {
  const code = await countGuess(db, phone, at);
  if (code === null) return refuse(await whyNone(db, phone, at));
  return (await isCode(guess, code))
    ? ok({ phone, salt: code.salt })
    : refuse({ kind: 'code.wrong' });
};

/** Uses a code up; false when somebody else was faster, or a newer code has taken its place. */
export const spendCode = async (
  db: Kysely<ShopDatabase>,
  { phone, salt }: GuessedCode,
): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('sign_in_codes')
    .where('phone', '=', phone)
    .where('salt', '=', salt)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};
