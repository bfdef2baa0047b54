import { at, listAt, numberAt, textAt } from '../json';
import type { Kit } from '../kit';
import type { KnownShop } from '../shop';
import { addressAt } from '../shop';

/** What a customer reads about themselves. */
const READS = [
  'showUser',
  'listSessions',
  'showBonuses',
  'showReferral',
  'listOrdersInProcess',
  'listPastOrders',
] as const;

/** Reads everything of a customer; changes nothing. */
export const checkCustomerReads = async (
  kit: Kit,
  shop: KnownShop,
  token: string,
): Promise<void> => {
  for (const id of READS) await kit.expect(id, { token }, { when: 'a customer', rule: null });
  for (const id of ['showFavourites', 'showViewed'] as const)
    await kit.expect(
      id,
      { token, params: { id: shop.cityId } },
      { when: 'a customer', rule: null },
    );
  await kit.refuses('showOrder', { token, params: { id: 2_000_000_000 } }, 'not_found', {
    when: 'an order that never was',
    rule: '13.11',
  });
};

/** A token alone neither copies nor ends an account, and knows which session is its own. */
const checkSessions = async (kit: Kit, token: string): Promise<void> => {
  await kit.refuses('exportUser', { token }, 'code.needed', {
    when: 'a session without a fresh code',
    rule: '19.7',
  });
  const { body } = await kit.send('listSessions', { token });
  const current = listAt(body).filter((session) => at(session, 'is_current') === true);
  kit.check('listSessions', current.length === 1, {
    expected: 'one session that is the current one',
    came: String(current.length),
    rule: '18.8',
  });
  await kit.refuses(
    'endSession',
    { token, params: { id: 'AAAAAAAAAAAAAAAAAAAAAA' } },
    'not_found',
    { when: 'a session that never was', rule: '18.8' },
  );
};

const NAME = 'Contract';

const checkProfile = async (kit: Kit, token: string): Promise<void> => {
  const saved = await kit.expect(
    'changeUser',
    { token, body: { firstName: ` ${NAME} ` } },
    { when: 'a name', rule: '19.1' },
  );
  if (saved)
    kit.check('changeUser', textAt(saved.body, 'firstName') === NAME, {
      expected: 'the name without the spaces around it',
      came: 'another one',
      rule: '19.1',
    });
  const wrong = [
    ['email', { email: 'ivan@example' }, 'email.invalid', '19.2'],
    ['firstName', { firstName: 'Ivan2' }, 'name.characters', '19.1'],
    ['birthday', { birthday: 32_503_680_000 }, 'birthday.future', '19.3'],
  ] as const;
  for (const [field, body, code, rule] of wrong)
    await kit.refuses('changeUser', { token, body }, code, {
      when: `a wrong ${field}`,
      rule,
      field,
    });
};

const checkAddresses = async (
  kit: Kit,
  { cityId, point }: KnownShop,
  token: string,
  other: string,
) => {
  if (!point) return kit.report.skip('addresses: no place that the shop delivers to');
  const address = { domainId: cityId, ...addressAt(point) };
  const saved = await kit.expect(
    'saveAddresses',
    { token, body: [address] },
    { when: 'a new address', rule: '16.5' },
  );
  const again = await kit.expect(
    'saveAddresses',
    { token, body: [{ ...address, code: '42K' }] },
    { when: 'the same address again', rule: '16.5' },
  );
  if (saved && again)
    kit.check('saveAddresses', listAt(again.body).length === listAt(saved.body).length, {
      expected: 'one address for the same place, kind, flat and entrance',
      came: 'two',
      rule: '16.5',
    });
  const id = numberAt(again?.body, listAt(again?.body).length - 1, 'id');
  if (id === null) return;
  const params = { id };
  await kit.refuses('changeAddress', { token: other, params, body: { code: '1' } }, 'not_found', {
    when: "somebody else's address",
    rule: '16.8',
  });
  await kit.refuses(
    'changeAddress',
    { token, params, body: { flat: '12345678901' } },
    'address.too_long',
    { when: 'a flat of 11 characters', rule: '16.3' },
  );
  if (listAt(again?.body).length === 1)
    await kit.refuses('deleteAddress', { token, params }, 'address.last', {
      when: 'the only address',
      rule: '16.8',
    });
};

const checkLists = async (
  kit: Kit,
  { cityId, dishes }: KnownShop,
  token: string,
): Promise<void> => {
  const params = { id: cityId };
  const goods = dishes.slice(0, 2).map(({ id }) => id);
  for (const name of ['Favourites', 'Viewed'] as const) {
    await kit.expect(
      `add${name}`,
      { token, params, body: { goods } },
      { when: 'two dishes', rule: '20.1' },
    );
    const { body } = await kit.send(`show${name}`, { token, params });
    kit.check(
      `show${name}`,
      goods.every((id) => listAt(body).includes(id)),
      {
        expected: 'the dishes that were put in',
        came: 'others',
        rule: name === 'Viewed' ? '20.1' : '20.2',
      },
    );
  }
  for (const id of goods) {
    const removed = await kit.send('removeFavourite', { token, params: { ...params, goodId: id } });
    kit.check('removeFavourite', !listAt(removed.body).includes(id), {
      expected: 'a list without the dish',
      came: 'one with it',
      rule: '20.2',
    });
  }
};

/** Changes what a customer keeps: the profile, addresses, lists. */
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
