import type { ErrorCode } from '../../calls/errors';
import type { Kit } from '../kit';
import type { KnownShop } from '../shop';
import { addressAt } from '../shop';

const READS = [
  'showUser',
  'listSessions',
  'showBonuses',
  'showReferral',
  'listOrdersInProcess',
  'listPastOrders',
  'showFavourites',
  'showViewed',
] as const;

/** Reads everything of a customer; changes nothing. */
export const checkCustomerReads = async (
  kit: Kit,
  { cityId }: KnownShop,
  token: string,
): Promise<void> => {
  for (const id of READS) await kit.reads(id, { token, path: { id: cityId } }, 'a customer');
  const nobodys = { token, path: { id: 2_000_000_000 } };
  await kit.refuses('showOrder', nobodys, 'not_found', 'an order that never was', '13.11');
};

/** A token alone neither copies nor ends an account, and knows which session is its own. */
const checkSessions = async (kit: Kit, token: string): Promise<void> => {
  const stale = 'a session without a fresh code';
  await kit.refuses('exportUser', { token }, 'code.needed', stale, '19.7');
  const { value } = await kit.send('listSessions', { token });
  const current = value?.filter(({ is_current }) => is_current).length ?? 0;
  const one = 'one session that is the current one';
  kit.check('listSessions', '18.8', current === 1, one, String(current));
  const nobodys = { token, path: { id: 'AAAAAAAAAAAAAAAAAAAAAA' } };
  await kit.refuses('endSession', nobodys, 'not_found', 'a session that never was', '18.8');
};

const WRONG: readonly (readonly [string, string | number, ErrorCode, string])[] = [
  ['email', 'ivan@example', 'email.invalid', '19.2'],
  ['firstName', 'Ivan2', 'name.characters', '19.1'],
  ['birthday', 32_503_680_000, 'birthday.future', '19.3'],
];

const checkProfile = async (kit: Kit, token: string): Promise<void> => {
  const id = 'changeUser';
  const saved = await kit.reads(id, { token, body: { firstName: ' Contract ' } }, 'a name', '19.1');
  const isTrimmed = saved?.firstName === 'Contract';
  const expected = 'the name without the spaces around it';
  if (saved) kit.check(id, '19.1', isTrimmed, expected, 'another one');
  for (const [field, value, code, rule] of WRONG) {
    const request = { token, body: { [field]: value } };
    await kit.refuses(id, request, code, `a wrong ${field}`, rule, field);
  }
};

const checkAddresses = async (
  kit: Kit,
  { cityId, point }: KnownShop,
  token: string,
  other: string,
): Promise<void> => {
  if (!point) return kit.skip('addresses: no place that the shop delivers to');
  const address = { domainId: cityId, ...addressAt(point) };
  const save = (body: object, when: string) =>
    kit.reads('saveAddresses', { token, body: [body] }, when, '16.5');
  const saved = await save(address, 'a new address');
  const again = await save({ ...address, code: '42K' }, 'the same address again');
  const last = again?.at(-1);
  if (!saved || !last) return;
  const isSame = again?.length === saved.length;
  const expected = 'one address for the same place, kind, flat and entrance';
  kit.check('saveAddresses', '16.5', isSame, expected, 'two');
  const own = { token, path: { id: last.id } };
  const foreign = { ...own, token: other, body: { code: '1' } };
  const when = "somebody else's address";
  await kit.refuses('changeAddress', foreign, 'not_found', when, '16.8');
  const long = { ...own, body: { flat: '12345678901' } };
  await kit.refuses('changeAddress', long, 'address.too_long', 'a flat of 11 characters', '16.3');
  if (again?.length === 1)
    await kit.refuses('deleteAddress', own, 'address.last', 'the only address', '16.8');
};

const checkLists = async (
  kit: Kit,
  { cityId, dishes }: KnownShop,
  token: string,
): Promise<void> => {
  const own = { token, path: { id: cityId } };
  const goods = dishes.slice(0, 2).map(({ id }) => id);
  for (const [list, rule] of [
    ['Favourites', '20.2'],
    ['Viewed', '20.1'],
  ] as const) {
    await kit.reads(`add${list}`, { ...own, body: { goods } }, 'two dishes', rule);
    const { value } = await kit.send(`show${list}`, own);
    const isThere = goods.every((id) => value?.includes(id));
    kit.check(`show${list}`, rule, isThere, 'the dishes that were put in', 'others');
  }
  for (const id of goods) {
    const request = { token, path: { id: cityId, goodId: id } };
    const { value } = await kit.send('removeFavourite', request);
    const isGone = value?.includes(id) === false;
    kit.check('removeFavourite', '20.2', isGone, 'a list without the dish', 'one with it');
  }
};

/** Changes what a customer has saved: the profile, addresses, lists. */
export const checkCustomerChanges = async (
  kit: Kit,
  shop: KnownShop,
  token: string,
  other: string,
): Promise<void> => {
  await checkProfile(kit, token);
  await checkAddresses(kit, shop, token, other);
  await checkLists(kit, shop, token);
  await checkSessions(kit, token);
};
