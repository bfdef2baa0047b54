import { randomBytes } from 'node:crypto';
import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { CustomerId } from '../../src/domain/id/ids';
import { hashOfSecret } from '../storage/hash-of-secret';
import type { ShopDatabase } from '../storage/schema';
import type { Storage } from '../storage/storage';
import type { Customer } from './customer-store';
import { CUSTOMER_COLUMNS, customerOfRow } from './customer-store';
import type { SessionSettings } from './session-settings';

export type { Customer } from './customer-store';

/** Somebody who is signed in, and the session by which they are. */
export interface Session {
  /** How the session is stored; opens nothing. */
  readonly tokenHash: string;
  readonly customer: Customer;
  /** Unix milliseconds until which the phone counts as just proved; null for never. */
  readonly confirmedUntil: number | null;
}

/** Whose session it is; null for a guest, who has none. */
export const customerOf = (session: Session | null): Customer | null => session?.customer ?? null;

const TOKEN_BYTES = 32;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Begins a session and returns its token, which is never seen again. */
export const openSession = async (
  db: Kysely<ShopDatabase>,
  customerId: CustomerId,
  device: string | null,
  at: Date,
): Promise<string> => {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashOfSecret(token),
      customer_id: customerId,
      device,
      created_at: at.getTime(),
      last_used_at: at.getTime(),
      confirmed_until: null,
    })
    .execute();
  return token;
};

/** The sessions that neither lay idle too long nor are too old. Rules 18.8. */
export const liveSessions = (
  db: Kysely<ShopDatabase>,
  { sessionIdleDays, sessionDays }: SessionSettings,
  at: number,
): SelectQueryBuilder<ShopDatabase, 'sessions', object> =>
  db
    .selectFrom('sessions')
    .where('sessions.last_used_at', '>', at - sessionIdleDays * DAY_MS)
    .where('sessions.created_at', '>', at - sessionDays * DAY_MS);

/** Writes at most once an hour: calls come by the dozen. */
const noteUse = async (
  { counters }: Storage,
  tokenHash: string,
  lastUsedAt: number,
  at: number,
): Promise<void> => {
  if (lastUsedAt > at - HOUR_MS) return;
  await counters
    .updateTable('sessions')
    .set({ last_used_at: at })
    .where('token_hash', '=', tokenHash)
    .where('last_used_at', '=', lastUsedAt)
    .execute();
};

/** The session that a token opens, which counts as used; null for a token that is unknown, ended or of nobody. */
export const sessionOf = async (
  storage: Storage,
  settings: SessionSettings,
  token: string,
  at: number,
): Promise<Session | null> => {
  const row = await liveSessions(storage.shop, settings, at)
    .innerJoin('customers', 'customers.id', 'sessions.customer_id')
    .select([...CUSTOMER_COLUMNS, 'token_hash', 'last_used_at', 'confirmed_until'])
    .where('token_hash', '=', hashOfSecret(token))
    .executeTakeFirst();
  const customer = row ? customerOfRow(row) : null;
  if (!row || !customer) return null;
  await noteUse(storage, row.token_hash, row.last_used_at, at);
  return { tokenHash: row.token_hash, customer, confirmedUntil: row.confirmed_until };
};
