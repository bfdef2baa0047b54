import { isDeepStrictEqual } from 'node:util';
import type { ErrorCode } from '../../calls/errors';
import { brokenLaws } from '../calculation-laws';
import { checkDecimals } from '../decimals';
import { at, smallUnits, listAt, numberAt, written } from '../json';
import type { Kit } from '../kit';
import type { KnownDish, KnownShop } from '../shop';

const ID = 'calculateCart';
const NOBODYS_ID = 2_000_000_000;

type Body = Readonly<Record<string, unknown>>;

const withoutTimes = (body: unknown): unknown => {
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => name !== 'eta'));
};

/** Calculates a cart and checks its laws; answers what came, null when it was refused. */
export const calculate = async (
  kit: Kit,
  { digits }: Pick<KnownShop, 'digits'>,
  body: Body,
  when: string,
): Promise<unknown> => {
  const answer = await kit.expect(ID, { body, token: kit.options.token }, { when, rule: '8.1' });
  if (!answer) return null;
  const laws = brokenLaws(answer.body, {
    lineCount: listAt(body, 'goods').length,
    isPickup: body['orderType'] === 'pickup',
    hasPlace: Boolean(body['address']),
  });
  for (const law of laws)
    kit.check(ID, false, {
      expected: `${law.expected}, for ${when}`,
      came: law.came,
      rule: law.rule,
    });
  checkDecimals(kit, ID, answer.body, digits);
  return answer.body;
};

const cartOf = ({ cityId, dishes }: KnownShop, more: Body = {}): Body => ({
  domainId: cityId,
  orderType: 'delivery',
  goods: dishes.slice(0, 3).map(({ id }, index) => ({ id, qtt: index + 2 })),
  ...more,
});

/** What nobody sends, or what only a cheat would: it changes nothing. */
const NOISE: Body = { total: 0.01, price: 0.01, discounts: [{ amount: 100 }], unheard: { of: [] } };

/** A cart's dishes cost what their pages say: one backend may not count by two numbers of decimals. */
const checkPrices = (kit: Kit, { dishes }: KnownShop, body: unknown): void => {
  for (const line of listAt(body, 'goods')) {
    const dish = dishes.find(({ id }) => id === numberAt(line, 'id'));
    const each = smallUnits(line, 'actual_price');
    if (dish)
      kit.check(ID, each === dish.price, {
        expected: `${written(dish.price)} for a dish, as its page says`,
        came: written(each),
        rule: '1.4',
      });
  }
};

const checkSame = async (kit: Kit, shop: KnownShop, cart: Body): Promise<void> => {
  const plain = await calculate(kit, shop, cart, 'a cart without an address');
  checkPrices(kit, shop, plain);
  const goods = listAt(cart, 'goods').map((line) => ({
    ...(line as Body),
    price: 0.01,
    total: 0.01,
  }));
  const forged = await calculate(
    kit,
    shop,
    { ...cart, ...NOISE, goods },
    'a cart with prices in it',
  );
  kit.check(ID, isDeepStrictEqual(withoutTimes(plain), withoutTimes(forged)), {
    expected: 'the same for the same cart, whatever prices come with it',
    came: 'another answer',
    rule: '3.5',
  });
};

const checkExtra = async (kit: Kit, shop: KnownShop, dish: KnownDish): Promise<void> => {
  const { extra } = dish;
  if (!extra) return;
  const line = { id: dish.id, qtt: 2, ingredients: [{ id: extra.id, qtt: extra.fallback + 1 }] };
  const cart = { domainId: shop.cityId, goods: [line] };
  const body = await calculate(kit, shop, cart, 'an extra portion');
  if (body === null) return;
  const actual = smallUnits(body, 'goods', 0, 'actual_price') ?? 0;
  const expected = (actual + extra.price) * 2;
  const came = smallUnits(body, 'goods', 0, 'total');
  kit.check(ID, came === expected, {
    expected: `a line of ${written(expected)}: two with an extra portion at ${written(extra.price)}`,
    came: written(came),
    rule: '3.3',
  });
};

const checkPlaces = async (kit: Kit, shop: KnownShop): Promise<void> => {
  const { point, branchId } = shop;
  if (point)
    await calculate(kit, shop, cartOf(shop, { address: point }), 'a cart with its address');
  else kit.report.skip('carts with an address: no place that the shop delivers to');
  if (branchId !== null)
    await calculate(kit, shop, cartOf(shop, { orderType: 'pickup', pickupId: branchId }), 'pickup');
};

/** What is wrong, with which code and at which field. */
const REFUSED: readonly (readonly [
  when: string,
  more: Body,
  code: ErrorCode,
  rule: string,
  field: string,
])[] = [
  ['an address outside', { address: { lat: 0, lng: 0 } }, 'zone.out_of_range', '15.4', 'address'],
  [
    'a dish that never was',
    { goods: [{ id: NOBODYS_ID, qtt: 1 }] },
    'goods_unknown',
    '2.6',
    'goods',
  ],
  ['an unknown promo code', { promocode: 'NO-SUCH-CODE' }, 'promo.not_found', '9.3', 'promocode'],
  ['a city that never was', { domainId: NOBODYS_ID }, 'domain_unknown', '5.1', 'domainId'],
];

/** Each is wrong in one field, and the answer says in which. */
const WRONG: readonly (readonly [field: string, more: Body, rule: string])[] = [
  ['goods.0.qtt', { goods: [{ id: 1, qtt: 0 }] }, '2.4'],
  ['goods.0.qtt', { goods: [{ id: 1, qtt: 100 }] }, '2.4'],
  ['goods.0.qtt', { goods: [{ id: 1, qtt: 1.5 }] }, '2.4'],
  ['goods.0.id', { goods: [{ id: '1', qtt: 1 }] }, '2.4'],
  ['goods', { goods: Array.from({ length: 101 }, () => ({ id: 1, qtt: 1 })) }, '2.4'],
  ['persons', { persons: 21 }, '8.5'],
  ['bonuses', { bonuses: -1 }, '10.3'],
  ['promocode', { promocode: 'X'.repeat(33) }, '9.1'],
  ['orderType', { orderType: 'by-air' }, '17.1'],
];

const checkRefusals = async (kit: Kit, shop: KnownShop): Promise<void> => {
  for (const [when, more, code, rule, field] of REFUSED)
    await kit.refuses(ID, { body: cartOf(shop, more) }, code, { when, rule, field });
  for (const [field, more, rule] of WRONG)
    await kit.refuses(ID, { body: cartOf(shop, more) }, 422, {
      when: `a wrong ${field}`,
      rule,
      field,
    });
};

const checkAdditionals = async (kit: Kit, { cityId, dishes }: KnownShop): Promise<void> => {
  const query = dishes.map(({ id }) => `goods[]=${String(id)}`).join('&');
  const { body } = await kit.send('listAdditionals', { params: { id: cityId }, query });
  const known = new Set<unknown>(dishes.map(({ id }) => id));
  kit.check(
    'listAdditionals',
    listAt(body).every((one) => !known.has(at(one, 'id')) && at(one, 'is_available') === true),
    { expected: 'only what can be had and is not in the cart', came: 'others', rule: '8.9' },
  );
};

/** What carts cost. Nothing is changed. */
export const checkCart = async (kit: Kit, shop: KnownShop): Promise<void> => {
  if (shop.dishes.length === 0) return kit.report.skip('carts: no dish that can be had');
  await checkSame(kit, shop, cartOf(shop));
  await calculate(kit, shop, cartOf(shop, { goods: [] }), 'an empty cart');
  const dish = shop.dishes.find(({ extra }) => extra !== null);
  if (dish) await checkExtra(kit, shop, dish);
  await checkPlaces(kit, shop);
  await checkRefusals(kit, shop);
  await checkAdditionals(kit, shop);
};
