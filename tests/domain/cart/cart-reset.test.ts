import type { CalculationFailure } from '../../../src/domain/cart/cart-reset';
import { emptiesCart } from '../../../src/domain/cart/cart-reset';

const refused = (status: number, ...errorKeys: string[]): CalculationFailure => ({
  kind: 'refused',
  status,
  errorKeys,
});

describe('fields that were refused', () => {
  it.each([
    ['a promo code keeps the cart', ['promocode'], false],
    ['goods that are gone empty it', ['goods.2.id'], true],
    ['all goods empty it', ['goods'], true],
    ['goods in brackets empty it', ['goods[2]'], true],
    ['goods among other fields empty it', ['promocode', 'goods.0.qtt'], true],
    ['a field whose name only begins like goods keeps it', ['goodsPrice'], false],
    ['a field whose name only begins like goods keeps it', ['goods_count'], false],
    ['goods within another field empty it', ['cart.goods'], true],
    ['a place of goods within another field empties it', ['order.goods[2].id'], true],
    ['a field that only contains the letters keeps it', ['paid_goods.1'], false],
    ['an address outside the zones keeps it', ['address'], false],
    ['no field at all keeps it', [], false],
  ])('%s: %j', (_rule, keys, empties) => {
    expect(emptiesCart(refused(422, ...keys))).toBe(empties);
  });
});

it.each([401, 403, 408, 413, 415, 429, 502, 503, 504])(
  'a %i says nothing about the cart and keeps it, whatever fields it names',
  (status) => {
    expect(emptiesCart(refused(status))).toBe(false);
    expect(emptiesCart(refused(status, 'goods.2.id'))).toBe(false);
  },
);

it.each([400, 404, 409, 410, 500, 501])('a %i empties the cart', (status) => {
  expect(emptiesCart(refused(status))).toBe(true);
});

it.each(['no-answer', 'undecodable', 'overtaken'] as const)('%s keeps the cart', (kind) => {
  expect(emptiesCart({ kind })).toBe(false);
});
