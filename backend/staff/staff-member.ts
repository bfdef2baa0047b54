import type { Kysely, Transaction } from 'kysely';
import { randomBytes, randomInt } from 'node:crypto';
import type { Result } from '../../src/domain';
import { ok, refuse } from '../../src/domain';
import type { CityId } from '../../src/domain/id/ids';
import type { StaffRole } from '../../src/domain/staff/staff';
import { countCharacters } from '../../src/domain/text/characters';
import { isPlainText } from '../../src/domain/text/plain-text';
import { hashCode } from '../sign-in/code-hash';
import type { ShopDatabase } from '../storage/schema';
import type { Storage } from '../storage/storage';
import { storedId } from '../storage/stored-id';
import { hashOfSecret } from '../storage/hash-of-secret';

/** Somebody of the restaurant. */
export interface StaffMember {
  readonly id: number;
  readonly name: string;
  readonly role: StaffRole;
  readonly cityId: CityId;
}

const PIN_LENGTH = 6;
const KEY_BYTES = 24;
const MINUTE_MS = 60_000;
export const LINK_MINUTES = 15;
export const LONGEST_NAME = 60;

/** What listeners of the storage hear when sessions of staff have ended. */
export const STAFF_SESSIONS_TOPIC = 'staff sessions';

/** Changes of the staff go one after the other. */
export const STAFF_TURN = 'staff';

/** A name however it is written: capitals, spaces and ways to write a letter make no difference. Rules 25.1. */
export const nameKeyOf = (name: string): string =>
  name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase().normalize('NFKC');

/** A name as it is stored; null for what is none. */
export const readStaffName = (text: string): string | null => {
  const name = text.normalize('NFC').trim().replace(/\s+/g, ' ');
  const isName = /[\p{L}\p{N}]/u.test(name) && isPlainText(name) && !/\p{C}/u.test(name);
  return isName && countCharacters(name) <= LONGEST_NAME ? name : null;
};

export const MEMBER_COLUMNS = [
  'staff_members.id',
  'staff_members.name',
  'staff_members.role',
  'staff_members.city_id',
] as const;

interface MemberRow {
  readonly id: number;
  readonly name: string;
  readonly role: StaffRole;
  readonly city_id: number;
}

export const memberOfRow = ({ id, name, role, city_id }: MemberRow): StaffMember => ({
  id,
  name,
  role,
  cityId: storedId('city', city_id),
});

/** The member of a name; null where nobody has it. */
export const memberNamed = async (
  db: Kysely<ShopDatabase>,
  name: string,
): Promise<StaffMember | null> => {
  const row = await db
    .selectFrom('staff_members')
    .select(MEMBER_COLUMNS)
    .where('name_key', '=', nameKeyOf(name))
    .executeTakeFirst();
  return row ? memberOfRow(row) : null;
};

export interface NewMember {
  readonly name: string;
  readonly cityId: CityId;
  readonly role: StaffRole;
}

const drawPin = (): string => String(randomInt(10 ** PIN_LENGTH)).padStart(PIN_LENGTH, '0');

/** Adds a member and returns the PIN, which is never seen again; refuses a name that somebody has. */
export const addMember = async (
  storage: Storage,
  { name, cityId, role }: NewMember,
  at: number,
): Promise<Result<'taken', { readonly member: StaffMember; readonly pin: string }>> => {
  const pin = drawPin();
  const { hash, salt } = await hashCode(pin);
  return storage.change(STAFF_TURN, async (db) => {
    if (await memberNamed(db, name)) return refuse('taken');
    const row = await db
      .insertInto('staff_members')
      .values({
        name,
        name_key: nameKeyOf(name),
        city_id: cityId,
        role,
        pin_hash: hash,
        pin_salt: salt,
        created_at: at,
      })
      .returning(MEMBER_COLUMNS)
      .executeTakeFirstOrThrow();
    return ok({ member: memberOfRow(row), pin });
  });
};

const signOutEverywhere = async (
  storage: Storage,
  db: Transaction<ShopDatabase>,
  memberId: number,
): Promise<void> => {
  await db.deleteFrom('staff_sessions').where('member_id', '=', memberId).execute();
  await db.deleteFrom('staff_links').where('member_id', '=', memberId).execute();
  await storage.announce(db, STAFF_SESSIONS_TOPIC);
};

/** Gives a member another PIN, and returns it: it may be that somebody knew the old one. Rules 25.1. */
export const replacePin = async (storage: Storage, memberId: number): Promise<string> => {
  const pin = drawPin();
  const { hash, salt } = await hashCode(pin);
  await storage.change(STAFF_TURN, async (db) => {
    await signOutEverywhere(storage, db, memberId);
    await db
      .updateTable('staff_members')
      .set({ pin_hash: hash, pin_salt: salt })
      .where('id', '=', memberId)
      .where('name_key', 'is not', null)
      .execute();
  });
  return pin;
};

/** Makes a link's key for a member, which signs in once; any earlier one opens nothing from now on. */
export const makeLinkKey = async (
  storage: Storage,
  memberId: number,
  at: number,
): Promise<string> => {
  const key = randomBytes(KEY_BYTES).toString('base64url');
  await storage.change(STAFF_TURN, async (db) => {
    await db.deleteFrom('staff_links').where('member_id', '=', memberId).execute();
    await db
      .insertInto('staff_links')
      .values({
        key_hash: hashOfSecret(key),
        member_id: memberId,
        expires_at: at + LINK_MINUTES * MINUTE_MS,
      })
      .execute();
  });
  return key;
};

/** Removes a member with sessions and links; what they did stays written down. Rules 25.1. */
export const removeMember = (storage: Storage, memberId: number): Promise<void> =>
  storage.change(STAFF_TURN, async (db) => {
    await signOutEverywhere(storage, db, memberId);
    await db
      .updateTable('staff_members')
      .set({ name_key: null, pin_hash: '', pin_salt: '' })
      .where('id', '=', memberId)
      .execute();
  });
