import fc from 'fast-check';
import type { CartLine } from '../../../src/domain/cart/cart-line';
import { lineKey, countItems, removeLine } from '../../../src/domain/cart/cart-line';
import { emptiedLines, restoreLines, withoutRemovals } from '../../../src/domain/cart/cart-undo';
import { anyCart, cartOfDishes, fewIds, lineOf } from '../../support/carts';

const removed = (line: CartLine, index: number) => ({ kind: 'removed', line, index }) as const;
const emptied = (lines: readonly CartLine[]) => ({ kind: 'emptied', lines }) as const;
const dishes = (cart: readonly CartLine[]) => cart.map(({ productId }) => productId);

describe('taking back a removed line', () => {
  it.each([
    ['first', 0, [9, 1, 2]],
    ['in the middle', 1, [1, 9, 2]],
    ['last', 2, [1, 2, 9]],
    ['last when the cart has become shorter meanwhile', 5, [1, 2, 9]],
  ])('puts it %s, where it was', (_where, index, expected) => {
    const cart = [lineOf(1), lineOf(2)];
    expect(dishes(restoreLines(cart, removed(lineOf(9), index)))).toEqual(expected);
  });

  it('adds to the same line when it was ordered anew meanwhile', () => {
    const cart = [lineOf(1), lineOf(9, { quantity: 2 })];
    expect(restoreLines(cart, removed(lineOf(9, { quantity: 3 }), 0))).toEqual([
      lineOf(1),
      lineOf(9, { quantity: 5 }),
    ]);
  });

  it('fits into the 100th place', () => {
    expect(restoreLines(cartOfDishes(99), removed(lineOf(1000), 3))).toHaveLength(100);
  });

  it('does not make a 101st line of a cart that has filled up meanwhile', () => {
    expect(restoreLines(cartOfDishes(100), removed(lineOf(1000), 3))).toEqual(cartOfDishes(100));
  });
});

describe('taking back an emptied cart', () => {
  it('brings the whole cart back', () => {
    expect(restoreLines([], emptied([lineOf(1), lineOf(2)]))).toEqual([lineOf(1), lineOf(2)]);
  });

  it('puts it in front of what was added since', () => {
    expect(dishes(restoreLines([lineOf(3)], emptied([lineOf(1), lineOf(2)])))).toEqual([1, 2, 3]);
  });

  it('adds up lines that are in both', () => {
    const lost = [lineOf(1, { quantity: 2 })];
    expect(restoreLines([lineOf(1)], emptied(lost))).toEqual([lineOf(1, { quantity: 3 })]);
  });

  it('keeps what was added since when both together are more than 100 lines', () => {
    const restored = restoreLines([lineOf(1000)], emptied(cartOfDishes(100)));
    expect(restored).toHaveLength(100);
    expect(restored.at(-1)).toEqual(lineOf(1000));
    expect(restored[0]).toEqual(lineOf(1));
  });

  it('takes as many new lines as fit, also when others of the lost cart are there already', () => {
    const restored = restoreLines(cartOfDishes(99), emptied([lineOf(1), lineOf(2), lineOf(1000)]));
    expect(restored).toHaveLength(100);
    expect(restored.slice(0, 3)).toEqual([
      lineOf(1, { quantity: 2 }),
      lineOf(2, { quantity: 2 }),
      lineOf(1000),
    ]);
  });

  it('takes a whole cart of 100 lines back although some of it was ordered anew', () => {
    const restored = restoreLines([lineOf(100)], emptied(cartOfDishes(100)));
    expect(restored).toHaveLength(100);
    expect(restored.at(-1)).toEqual(lineOf(100, { quantity: 2 }));
  });
});

describe('laws of taking back', () => {
  it('restores the very cart that a line was removed from', () => {
    const cartAndPlace = anyCart(fewIds)
      .filter(({ length }) => length > 0)
      .chain((cart) => fc.tuple(fc.constant(cart), fc.nat(cart.length - 1)));
    fc.assert(
      fc.property(cartAndPlace, ([cart, index]) => {
        const line = cart[index] ?? lineOf(0);
        expect(restoreLines(removeLine(cart, lineKey(line)), removed(line, index))).toEqual(cart);
      }),
    );
  });

  it('never takes a line or a piece out of the cart as it is now', () => {
    fc.assert(
      fc.property(anyCart(fewIds), anyCart(fewIds), (cart, lost) => {
        const restored = new Map(
          restoreLines(cart, emptied(lost)).map((line) => [lineKey(line), line.quantity]),
        );
        for (const line of cart) {
          expect(restored.get(lineKey(line))).toBeGreaterThanOrEqual(line.quantity);
        }
      }),
    );
  });

  it('brings back every piece of an emptied cart', () => {
    fc.assert(
      fc.property(anyCart(), (lost) => {
        expect(countItems(restoreLines([], emptied(lost)))).toBe(countItems(lost));
      }),
    );
  });
});

describe('all that was lost', () => {
  it('is only emptied carts once the time of removals is over', () => {
    const carts = [emptied([lineOf(1)]), emptied([lineOf(2)])];
    expect(withoutRemovals([removed(lineOf(3), 0), ...carts])).toEqual(carts);
    expect(withoutRemovals(carts)).toBe(carts);
  });

  it('is kept as one cart, the older in front of the newer', () => {
    const losses = [emptied([lineOf(2)]), removed(lineOf(9), 0), emptied([lineOf(1), lineOf(2)])];
    expect(emptiedLines(losses)).toEqual([lineOf(1), lineOf(2, { quantity: 2 })]);
    expect(emptiedLines([removed(lineOf(9), 0)])).toBeNull();
  });
});
