import { isDeepStrictEqual } from 'node:util';
import type { ErrorCode } from '../../calls/errors';
import type { Calculation } from '../../wire/cart';
import { lawsOf } from '../calculation-laws';
import type { Kit } from '../kit';
import type { KnownShop } from '../shop';
import { units, written } from '../sums';

const ID = 'calculateCart';
const NOBODYS_ID = 2_000_000_000;

type Body = Readonly<Record<string, unknown>>;

/** A cart that the shop calculates; null where it refuses it. Checks the laws of its sums. */
const calculated = async (
  kit: Kit,
  body: Body & { readonly goods: readonly unknown[] },
  when: string,
): Promise<Calculation | null> => {
  const cart = await kit.reads(ID, { body, token: kit.options.token }, when, '8.1');
  const asked = {
    lineCount: body.goods.length,
    isPickup: body['orderType'] === 'pickup',
    hasPlace: Boolean(body['address']),
  };
  for (const [rule, holds, expected, came] of cart ? lawsOf(cart, asked) : [])
    kit.check(ID, rule, holds, `${expected}, for ${when}`, came);
  return cart;
};

const cartOf = ({ cityId, dishes }: KnownShop) => ({
  domainId: cityId,
  orderType: 'delivery',
  goods: dishes.slice(0, 3).map(({ id }, index) => ({ id, qtt: index + 2 })),
});

/** What nobody sends, or what only a cheat would: it changes nothing. */
const NOISE: Body = { total: 0.01, price: 0.01, discounts: [{ amount: 100 }], unheard: { of: [] } };

const checkPrices = async (kit: Kit, shop: KnownShop): Promise<void> => {
  const cart = cartOf(shop);
  const plain = await calculated(kit, cart, 'a cart without an address');
  for (const { id, actual_price } of plain?.goods ?? []) {
    const dish = shop.dishes.find((one) => one.id === id);
    const holds = units(dish?.price) === units(actual_price);
    const expected = `${String(dish?.price)} for a dish, as its page says`;
    kit.check(ID, '1.4', holds, expected, String(actual_price));
  }
  const goods = cart.goods.map((line) => ({ ...line, price: 0.01, total: 0.01 }));
  const forged = await calculated(kit, { ...cart, ...NOISE, goods }, 'a cart with prices in it');
  const isSame = isDeepStrictEqual({ ...plain, eta: null }, { ...forged, eta: null });
  const expected = 'the same for the same cart, whatever prices come with it';
  kit.check(ID, '3.5', isSame, expected, 'another answer');
};

const checkExtra = async (kit: Kit, { cityId, dishes }: KnownShop): Promise<void> => {
  for (const { id, ingredients } of dishes) {
    const extra = ingredients.find((one) => one.paid_goods && one.max > one.default_qtt);
    if (!extra?.paid_goods) continue;
    const portions = [{ id: extra.id, qtt: extra.default_qtt + 1 }];
    const body = { domainId: cityId, goods: [{ id, qtt: 2, ingredients: portions }] };
    const line = (await calculated(kit, body, 'an extra portion'))?.goods[0];
    const { price } = extra.paid_goods;
    const right = 2 * (units(line?.actual_price) + units(price));
    const expected = `a line of ${written(right)}: two with an extra portion at ${String(price)}`;
    if (line) kit.check(ID, '3.3', units(line.total) === right, expected, String(line.total));
    return;
  }
};

/** What is wrong, with which code and at which field. */
const REFUSED: readonly (readonly [
  when: string,
  more: Body,
  code: ErrorCode | 422,
  rule: string,
  field: string,
])[] = [
  ['an address outside', { address: { lat: 0, lng: 0 } }, 'zone.out_of_range', '15.4', 'address'],
  ['a strange dish', { goods: [{ id: NOBODYS_ID, qtt: 1 }] }, 'goods_unknown', '2.6', 'goods'],
  ['an unknown promo code', { promocode: 'NO-SUCH-CODE' }, 'promo.not_found', '9.3', 'promocode'],
  ['a city that never was', { domainId: NOBODYS_ID }, 'domain_unknown', '5.1', 'domainId'],
  ['no piece', { goods: [{ id: 1, qtt: 0 }] }, 422, '2.4', 'goods.0.qtt'],
  ['100 pieces', { goods: [{ id: 1, qtt: 100 }] }, 422, '2.4', 'goods.0.qtt'],
  ['half a piece', { goods: [{ id: 1, qtt: 1.5 }] }, 422, '2.4', 'goods.0.qtt'],
  ['an id as a text', { goods: [{ id: '1', qtt: 1 }] }, 422, '2.4', 'goods.0.id'],
  ['101 lines', { goods: Array(101).fill({ id: 1, qtt: 1 }) }, 422, '2.4', 'goods'],
  ['21 persons', { persons: 21 }, 422, '8.5', 'persons'],
  ['bonuses below 0', { bonuses: -1 }, 422, '10.3', 'bonuses'],
  ['a promo code of 33 characters', { promocode: 'X'.repeat(33) }, 422, '9.1', 'promocode'],
  ['a strange order type', { orderType: 'by-air' }, 422, '17.1', 'orderType'],
];

/** What carts cost. Nothing is changed. */
export const checkCart = async (kit: Kit, shop: KnownShop): Promise<void> => {
  const { cityId, dishes, point, branchId } = shop;
  if (dishes.length === 0) return kit.skip('carts: no dish that can be had');
  await checkPrices(kit, shop);
  await checkExtra(kit, shop);
  const cart = cartOf(shop);
  await calculated(kit, { ...cart, goods: [] }, 'an empty cart');
  if (point) await calculated(kit, { ...cart, address: point }, 'a cart with its address');
  else kit.skip('carts with an address: no place that the shop delivers to');
  if (branchId !== null)
    await calculated(kit, { ...cart, orderType: 'pickup', pickupId: branchId }, 'pickup');
  for (const [when, more, code, rule, field] of REFUSED)
    await kit.refuses(ID, { body: { ...cart, ...more } }, code, when, rule, field);
  const query = dishes.map(({ id }) => `goods[]=${String(id)}`).join('&');
  const { value } = await kit.send('listAdditionals', { path: { id: cityId }, query });
  const ids = new Set(dishes.map(({ id }) => id));
  const isRight = (value ?? []).every(({ id, is_available }) => !ids.has(id) && is_available);
  const expected = 'only what can be had and is not in the cart';
  kit.check('listAdditionals', '8.11', isRight, expected, 'others');
};
