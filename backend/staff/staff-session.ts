import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { CityId } from '../../src/domain/id/ids';
import type { StaffRole } from '../../src/domain/staff/staff';
import { HOUR } from '../../src/domain/time/instant';
import type { ShopDatabase } from '../storage/schema';
import type { Storage } from '../storage/storage';
import type { StaffMember } from './staff-member';
import { MEMBER_COLUMNS, STAFF_SESSIONS_TOPIC, STAFF_TURN, memberOfRow } from './staff-member';
import { hashOfSecret, sessionIdOf } from '../storage/hash-of-secret';

/** Somebody of the restaurant who is signed in. */
export interface StaffSession {
  readonly tokenHash: string;
  readonly member: StaffMember;
}

const TOKEN_BYTES = 32;
const DAY = 24 * HOUR;
export const STAFF_IDLE_DAYS = 14;
export const STAFF_SESSION_DAYS = 90;

/** Begins a session and returns its token, which is never seen again. */
export const openStaffSession = async (
  db: Transaction<ShopDatabase>,
  memberId: number,
  device: string | null,
  at: number,
): Promise<string> => {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await db
    .insertInto('staff_sessions')
    .values({
      token_hash: hashOfSecret(token),
      member_id: memberId,
      device,
      created_at: at,
      last_used_at: at,
    })
    .execute();
  return token;
};

/** The sessions that neither lay idle too long nor are too old, with their members. Rules 25.1. */
const liveStaffSessions = (db: Kysely<ShopDatabase>, at: number) =>
  db
    .selectFrom('staff_sessions')
    .innerJoin('staff_members', 'staff_members.id', 'staff_sessions.member_id')
    .where('staff_members.name_key', 'is not', null)
    .where('staff_sessions.last_used_at', '>', at - STAFF_IDLE_DAYS * DAY)
    .where('staff_sessions.created_at', '>', at - STAFF_SESSION_DAYS * DAY);

/** The session that a token opens, which counts as used; null for any other token. */
export const staffSessionOf = async (
  { shop, counters }: Storage,
  token: string,
  at: number,
): Promise<StaffSession | null> => {
  const tokenHash = hashOfSecret(token);
  const row = await liveStaffSessions(shop, at)
    .select([...MEMBER_COLUMNS, 'staff_sessions.last_used_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (!row) return null;
  if (row.last_used_at <= at - HOUR)
    await counters
      .updateTable('staff_sessions')
      .set({ last_used_at: at })
      .where('token_hash', '=', tokenHash)
      .execute();
  return { tokenHash, member: memberOfRow(row) };
};

/** Which of these sessions still open something. */
export const liveStaffHashes = async (
  db: Kysely<ShopDatabase>,
  hashes: readonly string[],
  at: number,
): Promise<ReadonlySet<string>> => {
  const rows = await liveStaffSessions(db, at)
    .select('staff_sessions.token_hash')
    .where('token_hash', 'in', hashes)
    .execute();
  return new Set(rows.map(({ token_hash }) => token_hash));
};

export interface ListedStaffSession {
  /** By which it is ended: leads back neither to the token nor to what is stored. */
  readonly id: string;
  readonly tokenHash: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly device: string | null;
  readonly createdAt: number;
  readonly lastUsedAt: number;
}

/** The sessions of a city's staff, those used last first. */
export const listStaffSessions = async (
  db: Kysely<ShopDatabase>,
  cityId: CityId,
  at: number,
): Promise<readonly ListedStaffSession[]> => {
  const rows = await liveStaffSessions(db, at)
    .select(['name', 'role', 'token_hash', 'device', 'staff_sessions.created_at', 'last_used_at'])
    .where('city_id', '=', cityId)
    .orderBy('last_used_at', 'desc')
    .orderBy('token_hash')
    .execute();
  return rows.map(({ token_hash: tokenHash, name, role, device, created_at, last_used_at }) => ({
    id: sessionIdOf(tokenHash),
    tokenHash,
    name,
    role,
    device,
    createdAt: created_at,
    lastUsedAt: last_used_at,
  }));
};

/** Ends a session; one that has ended already changes nothing. */
export const endStaffSession = (storage: Storage, tokenHash: string): Promise<void> =>
  storage.change(STAFF_TURN, async (db) => {
    await db.deleteFrom('staff_sessions').where('token_hash', '=', tokenHash).execute();
    await storage.announce(db, STAFF_SESSIONS_TOPIC);
  });

/** Removes the rows of sessions and links that have ended by time. */
export const clearOldStaffRows = async (db: Kysely<ShopDatabase>, at: number): Promise<void> => {
  await db
    .deleteFrom('staff_sessions')
    .where('token_hash', 'not in', liveStaffSessions(db, at).select('token_hash'))
    .execute();
  await db.deleteFrom('staff_links').where('expires_at', '<=', at).execute();
};
