import fc from 'fast-check';
import { ok, refuse } from '../../../src/domain/result/result';
import { decodeCart, encodeCart } from '../../../src/infrastructure/storage/cart-cookie';
import { anyCart, cartOfDishes, changes, lineOf } from '../../support/carts';

const MALFORMED = refuse({ kind: 'Malformed' });

describe('a cart in a cookie', () => {
  it.each([
    ['nothing', []],
    ['one dish', [lineOf(101)]],
    ['a dish with an option', [lineOf(105, { choiceId: 3000 })]],
    ['a dish without an ingredient', [lineOf(105, { ingredients: changes([1002, 0]) })]],
    ['the most of everything', [lineOf(105, { quantity: 99, ingredients: changes([1, 10]) })]],
    [
      'ids as long as ids may be',
      [
        lineOf(Number.MAX_SAFE_INTEGER, {
          choiceId: Number.MAX_SAFE_INTEGER,
          ingredients: changes([Number.MAX_SAFE_INTEGER, 1]),
        }),
      ],
    ],
    ['a full cart', cartOfDishes(100)],
  ])('comes back as it was: %s', (_what, cart) => {
    expect(decodeCart(encodeCart(cart))).toEqual(ok(cart));
  });

  it('comes back as it was, whatever is in it', () => {
    fc.assert(
      fc.property(anyCart(undefined, 100), (cart) => {
        expect(decodeCart(encodeCart(cart))).toEqual(ok(cart));
      }),
      { numRuns: 50, endOnFailure: true },
    );
  });

  it('needs no escaping, so that no program on the way changes it', () => {
    fc.assert(
      fc.property(anyCart(), (cart) => {
        const value = encodeCart(cart);
        expect(value).toMatch(/^[0-9a-z._-]*$/);
        expect(encodeURIComponent(value)).toBe(value);
      }),
    );
  });

  it('reads a cookie of the first version for as long as there are any', () => {
    expect(decodeCart('1_2t.1_2x.2.2bc.ru-0.rz-2')).toEqual(
      ok([
        lineOf(101),
        lineOf(105, { quantity: 2, choiceId: 3000, ingredients: changes([1002, 0], [1007, 2]) }),
      ]),
    );
  });
});

describe('a cookie that makes no sense', () => {
  it.each([
    ['broken escapes', '%'],
    ['an escaped brace', '%7Bbad'],
    ['another notation', '[{"id":1}]'],
    ['another version', '2_2t.1'],
    ['a dish without a quantity', '1_2t'],
    ['a dish without a number', '1_.1'],
    ['dish 0', '1_0.1'],
    ['no pieces', '1_2t.0'],
    ['100 pieces', '1_2t.2s'],
    ['a quantity below zero', '1_2t.-1'],
    ['an option without a number', '1_2t.1.'],
    ['an ingredient without portions', '1_2t.1.0.ru'],
    ['ingredient 0', '1_2t.1.0.0-1'],
    ['eleven portions', '1_2t.1.0.ru-b'],
    ['a third number to an ingredient', '1_2t.1.0.ru-1-1'],
    ['a number beyond all numbers', '1_2gosa7pa2gw.1'],
    ['a number that is longer still', '1_zzzzzzzzzzzzzzzzzzzz.1'],
    ['capitals', '1_2T.1'],
    ['a space', '1_2t.1 '],
    ['an empty line', '1_2t.1_'],
    ['101 lines', `1${'_2t.1'.repeat(101)}`],
  ])('is refused whole: %s', (_what, text) => {
    expect(decodeCart(text)).toEqual(MALFORMED);
    expect(decodeCart(`1_2t.1_${text}`)).toEqual(MALFORMED);
  });

  it('is refused without its version', () => {
    expect(decodeCart('2t.1')).toEqual(MALFORMED);
  });

  it('never throws, and never makes a cart that the shop could not have made', () => {
    const scraps = fc.string({ unit: fc.constantFrom(...'01az_.-%'), maxLength: 30 });
    fc.assert(
      fc.property(scraps, (scrap) => {
        const cart = decodeCart(`1_${scrap}`);
        for (const line of cart.ok ? cart.value : []) {
          expect(line.productId).toBeGreaterThan(0);
          expect(line.quantity).toBeGreaterThan(0);
          expect(line.quantity).toBeLessThan(100);
        }
      }),
    );
  });
});

it('keeps twelve lines of five ingredients each far below the limit of one cookie', () => {
  const cart = Array.from({ length: 12 }, (_, index) =>
    lineOf(1001 + index, {
      quantity: 2,
      choiceId: 3000 + index,
      ingredients: changes([2001, 2], [2002, 0], [2003, 1], [2004, 3], [2005, 2]),
    }),
  );
  expect(encodeCart(cart).length).toBeLessThan(1000);
  expect(decodeCart(encodeCart(cart))).toEqual(ok(cart));
});
