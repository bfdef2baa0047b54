import fc from 'fast-check';
import { clampQuantity, lineKey } from '../../../src/domain/cart/cart-line';
import { anyLine, changes, lineOf } from '../../support/carts';

describe('which line it is', () => {
  it('does not depend on the order in which ingredients were changed', () => {
    const one = lineOf(5, { ingredients: changes([11, 1], [12, 2]) });
    const other = lineOf(5, { ingredients: changes([12, 2], [11, 1]) });
    expect(lineKey(one)).toBe(lineKey(other));
  });

  it('does not depend on how many there are', () => {
    expect(lineKey(lineOf(5, { quantity: 3 }))).toBe(lineKey(lineOf(5)));
  });

  it.each([
    ['another dish', lineOf(6)],
    ['another free option', lineOf(5, { choiceId: 7 })],
    ['one ingredient more', lineOf(5, { ingredients: changes([11, 1]) })],
    ['an ingredient taken away', lineOf(5, { ingredients: changes([11, 0]) })],
  ])('is told apart by %s', (_what, other) => {
    expect(lineKey(other)).not.toBe(lineKey(lineOf(5)));
  });

  it('is told apart by the portions of an ingredient', () => {
    const portions = (count: number) => lineKey(lineOf(5, { ingredients: changes([11, count]) }));
    expect(portions(1)).not.toBe(portions(2));
  });

  it.each([
    ['ids that run together', changes([1, 11]), changes([11, 1])],
    ['two ingredients and one', changes([1, 1], [2, 1]), changes([11, 2])],
  ])('does not confuse %s', (_what, a, b) => {
    expect(lineKey(lineOf(5, { ingredients: a }))).not.toBe(lineKey(lineOf(5, { ingredients: b })));
  });

  it('does not confuse an option with an ingredient or a dish', () => {
    const keys = [
      lineOf(1, { choiceId: 12 }),
      lineOf(11, { choiceId: 2 }),
      lineOf(1, { ingredients: changes([12, 1]) }),
      lineOf(112),
    ].map(lineKey);
    expect(new Set(keys).size).toBe(4);
  });

  it('is the same for every order of the same changes', () => {
    const shuffled = anyLine().chain((line) =>
      fc.tuple(
        fc.constant(line),
        fc.shuffledSubarray(line.ingredients.slice(), {
          minLength: line.ingredients.length,
          maxLength: line.ingredients.length,
        }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([line, ingredients]) => {
        expect(lineKey({ ...line, ingredients })).toBe(lineKey(line));
      }),
    );
  });

  it('leaves the line as it was', () => {
    const ingredients = changes([12, 2], [11, 1]);
    lineKey(lineOf(5, { ingredients }));
    expect(ingredients).toEqual(changes([12, 2], [11, 1]));
  });
});

describe('how many a line may have', () => {
  it.each([
    [-1, 1],
    [0, 1],
    [1, 1],
    [2, 2],
    [98, 98],
    [99, 99],
    [100, 99],
    [2.9, 2],
    [0.5, 1],
    [NaN, 1],
    [Infinity, 99],
    [-Infinity, 1],
  ])('%d asked for makes %d', (asked, made) => {
    expect(clampQuantity(asked)).toBe(made);
  });
});
