import fc from 'fast-check';
import type { CartLine } from '../../../src/domain/cart/cart-line';
import {
  lineKey,
  countItems,
  mergeLine,
  mergeLines,
  removeLine,
  sameLines,
  setLineQuantity,
} from '../../../src/domain/cart/cart-line';
import { anyCart, anyLine, cartOfDishes, changes, fewIds, lineOf } from '../../support/carts';

const withOlives = lineOf(5, { quantity: 3, ingredients: changes([11, 1], [12, 2]) });
const sameInOtherOrder = lineOf(5, { ingredients: changes([12, 2], [11, 1]) });

describe('adding a line', () => {
  it('adds to the line that is there when its ingredients come in another order', () => {
    expect(mergeLine([withOlives], sameInOtherOrder, 'increase')).toEqual([
      { ...withOlives, quantity: 4 },
    ]);
  });

  it('sets the quantity of the line that is there from the cart page', () => {
    expect(mergeLine([withOlives], { ...sameInOtherOrder, quantity: 2 }, 'set')).toEqual([
      { ...withOlives, quantity: 2 },
    ]);
  });

  it('puts a dish that is prepared differently on a line of its own, last', () => {
    const plain = lineOf(5);
    expect(mergeLine([withOlives, lineOf(7)], plain, 'increase')).toEqual([
      withOlives,
      lineOf(7),
      plain,
    ]);
  });

  it('keeps the place of the line it adds to', () => {
    const cart = [lineOf(1), lineOf(2), lineOf(3)];
    expect(mergeLine(cart, lineOf(2), 'increase').map(({ productId }) => productId)).toEqual([
      1, 2, 3,
    ]);
  });

  it.each([
    ['just below', 97, 1, 98],
    ['exactly to', 98, 1, 99],
    ['over', 99, 1, 99],
    ['far over', 60, 60, 99],
  ])('goes %s the limit of 99 pieces', (_where, there, added, expected) => {
    const cart = [lineOf(5, { quantity: there })];
    const merged = mergeLine(cart, lineOf(5, { quantity: added }), 'increase');
    expect(countItems(merged)).toBe(expected);
  });

  it('holds a new line to 99 pieces as well', () => {
    expect(countItems(mergeLine([], lineOf(5, { quantity: 150 }), 'increase'))).toBe(99);
  });

  it.each([
    ['the 100th line is taken', 99, 100],
    ['the 101st line is not', 100, 100],
  ])('%s', (_rule, there, expected) => {
    expect(mergeLine(cartOfDishes(there), lineOf(1000), 'increase')).toHaveLength(expected);
  });

  it('loses no piece of a cart that holds a line twice, and makes one line of the two', () => {
    const twice = [withOlives, lineOf(7), { ...sameInOtherOrder, quantity: 2 }];
    expect(mergeLine(twice, lineOf(9), 'increase')).toEqual([
      { ...withOlives, quantity: 5 },
      lineOf(7),
      lineOf(9),
    ]);
    expect(countItems(mergeLine(twice, withOlives, 'increase'))).toBe(9);
    const many = [lineOf(5, { quantity: 60 }), lineOf(5, { quantity: 60 })];
    expect(countItems(mergeLine(many, lineOf(7), 'increase'))).toBe(100);
  });

  it('still adds to the lines of a full cart', () => {
    const full = mergeLine(cartOfDishes(100), lineOf(100), 'increase');
    expect(full).toHaveLength(100);
    expect(countItems(full)).toBe(101);
  });
});

describe('the stepper of a line', () => {
  const cart = [lineOf(1), lineOf(2, { quantity: 3 })];
  const key = lineKey(lineOf(2));

  it.each([
    ['sets the quantity', 2, 2],
    ['takes 99', 99, 99],
    ['stops at 99', 100, 99],
    ['keeps at least one piece of a fraction', 0.5, 1],
  ])('%s', (_rule, asked, made) => {
    expect(countItems(setLineQuantity(cart, key, asked))).toBe(1 + made);
  });

  it.each([0, -1])('takes the line out at %d', (quantity) => {
    expect(setLineQuantity(cart, key, quantity)).toEqual([lineOf(1)]);
  });

  it('changes nothing for a line that is not there', () => {
    expect(setLineQuantity(cart, lineKey(lineOf(9)), 5)).toEqual(cart);
    expect(removeLine(cart, lineKey(lineOf(9)))).toEqual(cart);
  });
});

describe('counting', () => {
  const cart = [lineOf(5, { quantity: 2 }), withOlives, lineOf(7)];

  it('counts pieces, not lines', () => {
    expect(countItems(cart)).toBe(6);
    expect(countItems([])).toBe(0);
  });
});

describe('whether two carts are the same', () => {
  const cart = [withOlives, lineOf(7)];

  it.each([
    ['ingredients in another order', [{ ...sameInOtherOrder, quantity: 3 }, lineOf(7)], true],
    ['another quantity', [withOlives, lineOf(7, { quantity: 2 })], false],
    ['another dish', [withOlives, lineOf(8)], false],
    ['another order of lines', [lineOf(7), withOlives], false],
    ['a line less', [withOlives], false],
    ['a line more', [...cart, lineOf(8)], false],
    ['nothing', [], false],
  ])('compared with %s', (_what, other, same) => {
    expect(sameLines(cart, other)).toBe(same);
    expect(sameLines(other, cart)).toBe(same);
  });
});

describe('laws of the cart', () => {
  const carts = anyCart(fewIds);
  const lines = anyLine(fewIds);

  it('never doubles a line', () => {
    fc.assert(
      fc.property(carts, lines, fc.constantFrom('increase', 'set'), (cart, line, mode) => {
        const keys = mergeLine(cart, line, mode).map(lineKey);
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });

  it('never loses pieces below the limit of a line', () => {
    const small = lines.map((line) => ({ ...line, quantity: Math.ceil(line.quantity / 3) }));
    fc.assert(
      fc.property(fc.array(small, { maxLength: 3 }), (added) => {
        const cart = added.reduce<ReturnType<typeof mergeLine>>(
          (merged, line) => mergeLine(merged, line, 'increase'),
          [],
        );
        expect(countItems(cart)).toBe(countItems(added));
      }),
    );
  });

  it('holds the same, in whatever order the lines come', () => {
    const small = lines.map((line) => ({ ...line, quantity: Math.ceil(line.quantity / 9) }));
    const inTwoOrders = fc
      .array(small, { maxLength: 8 })
      .chain((added) =>
        fc.tuple(
          fc.constant(added),
          fc.shuffledSubarray(added, { minLength: added.length, maxLength: added.length }),
        ),
      );
    const sorted = (cart: readonly CartLine[]) =>
      cart.map((line) => `${lineKey(line)} ${String(line.quantity)}`).sort();
    fc.assert(
      fc.property(carts, inTwoOrders, (cart, [added, shuffled]) => {
        const one = mergeLines(cart, added, 'increase');
        expect(sorted(mergeLines(cart, shuffled, 'increase'))).toEqual(sorted(one));
      }),
    );
  });

  it('holds the same when lines come together or one by one', () => {
    fc.assert(
      fc.property(
        carts,
        fc.array(lines, { maxLength: 8 }),
        fc.constantFrom('increase' as const, 'set' as const),
        (cart, added, mode) => {
          const oneByOne = added.reduce<readonly CartLine[]>(
            (merged, line) => mergeLine(merged, line, mode),
            cart,
          );
          expect(mergeLines(cart, added, mode)).toEqual(oneByOne);
        },
      ),
    );
  });

  it('never shrinks a line by adding to it, and never passes 99', () => {
    fc.assert(
      fc.property(carts, lines, (cart, line) => {
        const merged = mergeLine(cart, line, 'increase');
        cart.forEach((before, index) => {
          expect(merged[index]?.quantity).toBeGreaterThanOrEqual(before.quantity);
        });
        expect(Math.max(...merged.map(({ quantity }) => quantity))).toBeLessThanOrEqual(99);
      }),
    );
  });

  it('gives the same cart when a line is set twice', () => {
    fc.assert(
      fc.property(carts, lines, (cart, line) => {
        const once = mergeLine(cart, line, 'set');
        expect(mergeLine(once, line, 'set')).toEqual(once);
        expect(setLineQuantity(once, lineKey(line), line.quantity)).toEqual(once);
      }),
    );
  });

  it('gives equal carts for every order of ingredients', () => {
    fc.assert(
      fc.property(carts, lines, (cart, line) => {
        const backwards = { ...line, ingredients: [...line.ingredients].reverse() };
        const a = mergeLine(cart, line, 'increase');
        const b = mergeLine(cart, backwards, 'increase');
        expect(sameLines(a, b)).toBe(true);
      }),
    );
  });
});
