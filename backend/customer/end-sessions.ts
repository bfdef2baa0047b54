import type { Kysely, Transaction } from 'kysely';
import type { CustomerId } from '../../src/domain/id/ids';
import type { ShopDatabase } from '../storage/schema';
import type { Storage } from '../storage/storage';
import { accountTurn } from './change-account';
import { liveSessions } from './session';
import type { SessionSettings } from './session-settings';

/** What listeners of the storage hear when sessions have ended; which ones, the table tells. */
export const SESSIONS_TOPIC = 'sessions';

/** Ends every session of a customer, within a change of the account. */
export const endSessionsIn = async (
  storage: Storage,
  db: Transaction<ShopDatabase>,
  id: CustomerId,
): Promise<void> => {
  await db.deleteFrom('sessions').where('customer_id', '=', id).execute();
  await storage.announce(db, SESSIONS_TOPIC);
};

/** Ends every session of a customer. */
export const endSessions = (storage: Storage, id: CustomerId): Promise<void> =>
  storage.change(accountTurn(id), (db) => endSessionsIn(storage, db, id));

/** Ends one session of a customer; one that has ended already changes nothing. */
export const endSession = (storage: Storage, id: CustomerId, tokenHash: string): Promise<void> =>
  storage.change(accountTurn(id), async (db) => {
    await db
      .deleteFrom('sessions')
      .where('customer_id', '=', id)
      .where('token_hash', '=', tokenHash)
      .execute();
    await storage.announce(db, SESSIONS_TOPIC);
  });

/** Leaves a customer room for one more session: those that were unused longest end. Rules 18.8. */
export const makeRoomForSession = async (
  storage: Storage,
  db: Transaction<ShopDatabase>,
  id: CustomerId,
  { sessionsPerCustomer }: SessionSettings,
): Promise<void> => {
  const sessions = await db
    .selectFrom('sessions')
    .select('token_hash')
    .where('customer_id', '=', id)
    .orderBy('last_used_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute();
  const ending = sessions.slice(sessionsPerCustomer - 1).map(({ token_hash }) => token_hash);
  if (ending.length === 0) return;
  await db.deleteFrom('sessions').where('token_hash', 'in', ending).execute();
  await storage.announce(db, SESSIONS_TOPIC);
};

/** Removes the rows of sessions that have ended by time. */
export const clearEndedSessions = async (
  db: Kysely<ShopDatabase>,
  settings: SessionSettings,
  at: number,
): Promise<void> => {
  await db
    .deleteFrom('sessions')
    .where('token_hash', 'not in', liveSessions(db, settings, at).select('token_hash'))
    .execute();
};
