import type { AnswerOf } from '../../contract/wire/codec';
import type { Session as SessionWire } from '../../contract/wire/customer';
import type { Kysely } from 'kysely';
import { sessionIdOf } from '../storage/hash-of-secret';
import type { ShopDatabase } from '../storage/schema';
import type { Session } from './session';
import { liveSessions } from './session';
import type { SessionSettings } from './session-settings';

/** A session as its customer sees it. */
export interface ListedSession {
  readonly id: string;
  readonly tokenHash: string;
  readonly createdAt: number;
  readonly lastUsedAt: number;
  readonly device: string | null;
  readonly isCurrent: boolean;
}

/** The sessions of a customer, the current one first and then by their last use. */
export const listSessions = async (
  db: Kysely<ShopDatabase>,
  settings: SessionSettings,
  { customer, tokenHash }: Session,
  at: number,
): Promise<readonly ListedSession[]> => {
  const rows = await liveSessions(db, settings, at)
    .select(['token_hash', 'created_at', 'last_used_at', 'device'])
    .where('customer_id', '=', customer.id)
    .orderBy('last_used_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute();
  const listed = rows.map((row) => ({
    id: sessionIdOf(row.token_hash),
    tokenHash: row.token_hash,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    device: row.device,
    isCurrent: row.token_hash === tokenHash,
  }));
  return listed.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
};

/** A session as GET /user/sessions returns it. */
export const toWireSession = ({
  id,
  createdAt,
  lastUsedAt,
  device,
  isCurrent,
}: ListedSession): AnswerOf<typeof SessionWire> => ({
  id,
  created_at: new Date(createdAt).toISOString(),
  last_used_at: new Date(lastUsedAt).toISOString(),
  device,
  is_current: isCurrent,
});
