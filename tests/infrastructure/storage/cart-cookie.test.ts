import fc from 'fast-check';
import type { CartLine } from '../../../src/domain/cart/cart-line';
import { decodeCart, encodeCart } from '../../../src/infrastructure/storage/cart-cookie';
import { anyCart, cartOfDishes, changes, lineOf } from '../../support/carts';

const whole = (lines: readonly CartLine[]) => ({ lines, unread: [] });

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
    expect(decodeCart(encodeCart(cart))).toEqual(whole(cart));
  });

  it('comes back as it was, whatever is in it', () => {
    fc.assert(
      fc.property(anyCart(undefined, 100), (cart) => {
        expect(decodeCart(encodeCart(cart))).toEqual(whole(cart));
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
      whole([
        lineOf(101),
        lineOf(105, { quantity: 2, choiceId: 3000, ingredients: changes([1002, 0], [1007, 2]) }),
      ]),
    );
  });
});

describe('an entry that makes no sense', () => {
  it.each([
    ['broken escapes', '%'],
    ['another notation', '[{"id":1}]'],
    ['a dish without a quantity', '2t'],
    ['a dish without a number', '.1'],
    ['dish 0', '0.1'],
    ['no pieces', '2t.0'],
    ['100 pieces', '2t.2s'],
    ['a quantity below zero', '2t.-1'],
    ['an option without a number', '2t.1.'],
    ['an ingredient without portions', '2t.1.0.ru'],
    ['ingredient 0', '2t.1.0.0-1'],
    ['eleven portions', '2t.1.0.ru-b'],
    ['a third number to an ingredient', '2t.1.0.ru-1-1'],
    ['a number beyond all numbers', '2gosa7pa2gw.1'],
    ['a number that is longer still', 'zzzzzzzzzzzzzzzzzzzz.1'],
    ['capitals', '2T.1'],
    ['a space', '2t.1 '],
    ['nothing', ''],
  ])('leaves the good ones, and stays unread however often it is written: %s', (_what, entry) => {
    const cart = decodeCart(`1_2t.1_${entry}_2x.1`);
    expect(cart).toEqual({ lines: [lineOf(101), lineOf(105)], unread: [`!${entry}`] });
    expect(decodeCart(encodeCart([lineOf(7)], cart.unread))).toEqual({
      lines: [lineOf(7)],
      unread: cart.unread,
    });
  });

  it('is the last of a cookie that was cut, whatever it looks like', () => {
    expect(decodeCart('1_2t.1_2x.12', true)).toEqual({ lines: [lineOf(101)], unread: ['!2x.12'] });
  });

  it('is the 101st line', () => {
    expect(decodeCart(`1${'_2t.1'.repeat(101)}`)).toMatchObject({ unread: ['!2t.1'] });
  });

  it.each(['2_2t.1', '2t.1', '%7Bbad'])('is all of another notation: %s', (text) => {
    const { lines, unread } = decodeCart(text);
    expect(lines).toEqual([]);
    expect(unread).toEqual(text.split('_').map((entry) => `!${entry}`));
    // Kept for the next page, no part of it is read as a line.
    expect(decodeCart(['1', ...unread].join('_')).lines).toEqual([]);
  });

  it('never throws, and never makes a cart that the shop could not have made', () => {
    const scraps = fc.string({ unit: fc.constantFrom(...'01az_.-%'), maxLength: 30 });
    fc.assert(
      fc.property(scraps, (scrap) => {
        for (const line of decodeCart(`1_${scrap}`).lines) {
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
  expect(decodeCart(encodeCart(cart))).toEqual(whole(cart));
});
