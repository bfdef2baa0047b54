import type { Kysely } from 'kysely';
import type { StaffRole } from '../../src/domain/staff/staff';
import type { ShopDatabase } from '../storage/schema';

/** A member as an operator reads it. */
export interface ListedMember {
  readonly name: string;
  readonly role: StaffRole;
  readonly cityKey: string;
  readonly sessions: number;
}

/** Everybody who may sign in, by city and name. */
export const loadStaff = async (db: Kysely<ShopDatabase>): Promise<readonly ListedMember[]> => {
  const rows = await db
    .selectFrom('staff_members')
    .innerJoin('cities', 'cities.id', 'staff_members.city_id')
    .leftJoin('staff_sessions', 'staff_sessions.member_id', 'staff_members.id')
    .where('name_key', 'is not', null)
    .select(['name', 'role', 'cities.key as city_key'])
    .select((eb) => eb.fn.count('staff_sessions.token_hash').as('sessions'))
    .groupBy(['staff_members.id', 'name', 'role', 'cities.key'])
    .orderBy('city_key')
    .orderBy('name')
    .execute();
  return rows.map(({ name, role, city_key: cityKey, sessions }) => ({
    name,
    role,
    cityKey,
    sessions: Number(sessions),
  }));
};
