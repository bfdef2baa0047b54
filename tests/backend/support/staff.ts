import request from 'supertest';
import type { CityId } from '../../../src/domain/id/ids';
import type { StaffRole } from '../../../src/domain/staff/staff';
import type { StaffMember } from '../../../backend/staff/staff-member';
import { addMember, makeLinkKey } from '../../../backend/staff/staff-member';
import type { TestShop } from './test-shop';

/** Somebody of the restaurant, signed in. */
export interface TestStaff {
  readonly member: StaffMember;
  readonly pin: string;
  readonly token: string;
}

/** Adds somebody to the staff of a city, who is not signed in yet. */
export const hire = async (
  shop: TestShop,
  name: string,
  { role = 'cook', city = 1 }: { readonly role?: StaffRole; readonly city?: number } = {},
): Promise<Omit<TestStaff, 'token'>> => {
  // A city of the small shop.
  const cityId = city as CityId;
  const added = await addMember(shop.storage, { name, role, cityId }, shop.now().getTime());
  if (!added.ok) throw new Error(added.error);
  return added.value;
};

/** The key of a new link. */
export const linkKeyOf = (shop: TestShop, { id }: StaffMember): Promise<string> =>
  makeLinkKey(shop.storage, id, shop.now().getTime());

/** Adds somebody and signs them in by a link. */
export const staffWith = async (
  shop: TestShop,
  name: string,
  options?: Parameters<typeof hire>[2],
): Promise<TestStaff> => {
  const hired = await hire(shop, name, options);
  const key = await linkKeyOf(shop, hired.member);
  const answer = await shop.send('post', '/api/v1/staff/session', { key });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  // The shape of the answer has a test of its own.
  return { ...hired, token: (answer.body as { token: string }).token };
};

/** Forgets all staff. */
export const clearStaff = async ({ storage: { shop: db } }: TestShop): Promise<void> => {
  for (const table of ['staff_actions', 'staff_links', 'staff_sessions', 'staff_members'] as const)
    await db.deleteFrom(table).execute();
  await db.deleteFrom('rate_counters').execute();
};

/** A call of the board in a browser: with its cookie, from its own page. */
export const boardCall = (
  shop: TestShop,
  method: 'get' | 'post' | 'delete',
  path: string,
  { cookie, headers = {} }: { cookie?: string; headers?: Readonly<Record<string, string>> } = {},
): request.Test => {
  const call = request(shop.app)
    [method](`/board/api/v1/staff${path}`)
    .set({ Client: 'web', 'Accept-Language': 'en', 'Sec-Fetch-Site': 'same-origin', ...headers });
  return cookie === undefined ? call : call.set('Cookie', cookie);
};
