import fc from 'fast-check';
import type { CartLine, IngredientChoice } from '../../src/domain/cart/cart-line';
import { lineKey } from '../../src/domain/cart/cart-line';

/** A line with only what a test cares about; the rest is one plain piece. */
export const lineOf = (productId: number, more: Partial<CartLine> = {}): CartLine => ({
  productId,
  quantity: 1,
  ingredients: [],
  choiceId: null,
  ...more,
});

/** `[id, portions]` pairs as a line holds them. */
export const changes = (...pairs: readonly (readonly [number, number])[]): IngredientChoice[] =>
  pairs.map(([ingredientId, quantity]) => ({ ingredientId, quantity }));

/** A cart of so many different dishes, one of each. */
export const cartOfDishes = (count: number): readonly CartLine[] =>
  Array.from({ length: count }, (_, index) => lineOf(index + 1));

export const anyId = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });

export const anyChanges = (ids: fc.Arbitrary<number> = anyId) =>
  fc.uniqueArray(fc.record({ ingredientId: ids, quantity: fc.integer({ min: 0, max: 10 }) }), {
    selector: ({ ingredientId }) => ingredientId,
    maxLength: 10,
  });

export const anyLine = (ids: fc.Arbitrary<number> = anyId): fc.Arbitrary<CartLine> =>
  fc.record({
    productId: ids,
    quantity: fc.integer({ min: 1, max: 99 }),
    ingredients: anyChanges(ids),
    choiceId: fc.option(ids),
  });

/** Carts as the shop makes them: no two lines of the same identity. */
export const anyCart = (
  ids: fc.Arbitrary<number> = anyId,
  maxLength = 8,
): fc.Arbitrary<CartLine[]> =>
  fc.uniqueArray(anyLine(ids), { selector: lineKey, maxLength, size: 'max' });

/** Few ids, so that generated lines meet each other often. */
export const fewIds = fc.integer({ min: 1, max: 3 });
