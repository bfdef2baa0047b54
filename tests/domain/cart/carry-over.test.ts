import fc from 'fast-check';
import type { CartLine } from '../../../src/domain/cart/cart-line';
import { countItems, sameLines } from '../../../src/domain/cart/cart-line';
import { carryOver } from '../../../src/domain/cart/carry-over';
import { lineOf } from '../../support/carts';

const dish = (id: number, quantity = 1): CartLine => lineOf(id, { quantity });

const [PIZZA, SOUP, ROLL] = [1, 2, 3];

describe('a cart in two windows', () => {
  it('keeps the soup of one and the second pizza of the other', () => {
    const both = carryOver([dish(PIZZA)], [dish(PIZZA, 2)], [dish(PIZZA), dish(SOUP)]);
    expect(both).toEqual([dish(PIZZA, 2), dish(SOUP)]);
  });

  it('keeps a dish that is new in each', () => {
    expect(carryOver([], [dish(ROLL)], [dish(SOUP)])).toEqual([dish(SOUP), dish(ROLL)]);
  });

  it('takes out as many pieces as were removed here, and leaves what the other added', () => {
    expect(carryOver([dish(PIZZA)], [], [dish(PIZZA), dish(SOUP)])).toEqual([dish(SOUP)]);
    expect(carryOver([dish(PIZZA)], [], [dish(PIZZA, 3)])).toEqual([dish(PIZZA, 2)]);
  });

  it('counts a dish once that is written on two lines', () => {
    const twice = [dish(PIZZA), dish(SOUP), dish(PIZZA)];
    expect(carryOver(twice, twice, [dish(ROLL)])).toEqual([dish(ROLL)]);
    expect(carryOver([], twice, [])).toEqual([dish(PIZZA, 2), dish(SOUP)]);
    expect(carryOver([dish(PIZZA, 2)], [dish(PIZZA)], twice)).toEqual([dish(PIZZA), dish(SOUP)]);
  });

  it('takes nothing below none', () => {
    expect(carryOver([dish(PIZZA, 3)], [dish(PIZZA)], [dish(PIZZA)])).toEqual([]);
  });
});

const carts = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 20 })), {
    selector: ([id]) => id,
    maxLength: 6,
  })
  .map((lines) => lines.map(([id, quantity]) => dish(id, quantity)));

describe('the laws of carrying over', () => {
  it('a cart that nobody else changed becomes the changed cart', () => {
    fc.assert(
      fc.property(carts, carts, (before, after) => {
        const result = carryOver(before, after, before);
        const byId = (lines: readonly CartLine[]) =>
          [...lines].sort((a, b) => a.productId - b.productId);
        expect(sameLines(byId(result), byId(after))).toBe(true);
      }),
    );
  });

  it('no change changes nothing', () => {
    fc.assert(
      fc.property(carts, carts, (cart, other) => {
        expect(carryOver(cart, cart, other)).toEqual(other);
      }),
    );
  });

  it('what two add to one cart is all in it', () => {
    fc.assert(
      fc.property(carts, carts, (mine, theirs) => {
        const both = carryOver([], mine, theirs);
        expect(countItems(both)).toBe(countItems(mine) + countItems(theirs));
      }),
    );
  });
});
