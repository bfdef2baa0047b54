import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { CustomerId } from '../../src/domain/id/ids';
import type { ShopDatabase } from '../storage/schema';
import type { Customer } from './customer-store';
import { CUSTOMER_COLUMNS, customerOfRow } from './customer-store';

export type { Customer } from './customer-store';

const TOKEN_BYTES = 32;

/** Only this form of a token is stored, so that a copy of the database opens no account. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Begins a session and answers its token, which is never seen again. */
export const openSession = async (
  db: Kysely<ShopDatabase>,
  customerId: CustomerId,
  at: Date,
): Promise<string> => {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await db
    .insertInto('sessions')
    .values({ token_hash: hashOf(token), customer_id: customerId, created_at: at.getTime() })
    .execute();
  return token;
};

/** Ends the session of a token; an unknown one changes nothing. */
export const closeSession = async (db: Kysely<ShopDatabase>, token: string): Promise<void> => {
  await db.deleteFrom('sessions').where('token_hash', '=', hashOf(token)).execute();
};

/** Ends every session of a customer. */
export const closeSessions = async (db: Kysely<ShopDatabase>, id: CustomerId): Promise<void> => {
  await db.deleteFrom('sessions').where('customer_id', '=', id).execute();
};

/** The customer whose session a token opens; null for a token that is unknown, revoked or of nobody. */
export const customerOf = async (
  db: Kysely<ShopDatabase>,
  token: string,
): Promise<Customer | null> => {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('customers', 'customers.id', 'sessions.customer_id')
    .select(CUSTOMER_COLUMNS)
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  return row ? customerOfRow(row) : null;
};
