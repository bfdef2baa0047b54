import fc from 'fast-check';
import type { CartLine, IngredientChoice } from '../../src/domain/cart/cart-line';
import { lineKey } from '../../src/domain/cart/cart-line';
import { ingredientId, optionId, productId } from './ids';

interface PlainChange {
  readonly ingredientId: number;
  readonly quantity: number;
}

interface PlainLine {
  readonly quantity?: number;
  readonly ingredients?: readonly PlainChange[];
  readonly choiceId?: number | null;
}

const branded = (change: PlainChange): IngredientChoice => ({
  ingredientId: ingredientId(change.ingredientId),
  quantity: change.quantity,
});

/** A line with only what a test cares about; the rest is one plain piece. */
export const lineOf = (
  dish: number,
  { quantity = 1, ingredients = [], choiceId = null }: PlainLine = {},
): CartLine => ({
  productId: productId(dish),
  quantity,
  ingredients: ingredients.map(branded),
  choiceId: choiceId === null ? null : optionId(choiceId),
});

/** `[id, portions]` pairs as a line holds them. */
export const changes = (...pairs: readonly (readonly [number, number])[]): IngredientChoice[] =>
  pairs.map(([id, quantity]) => branded({ ingredientId: id, quantity }));

/** A cart of so many different dishes, one of each. */
export const cartOfDishes = (count: number): readonly CartLine[] =>
  Array.from({ length: count }, (_, index) => lineOf(index + 1));

export const anyId = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });

export const anyChanges = (ids: fc.Arbitrary<number> = anyId) =>
  fc.uniqueArray(
    fc.record({ ingredientId: ids.map(ingredientId), quantity: fc.integer({ min: 0, max: 10 }) }),
    {
      selector: (change) => change.ingredientId,
      maxLength: 10,
    },
  );

export const anyLine = (ids: fc.Arbitrary<number> = anyId): fc.Arbitrary<CartLine> =>
  fc.record({
    productId: ids.map(productId),
    quantity: fc.integer({ min: 1, max: 99 }),
    ingredients: anyChanges(ids),
    choiceId: fc.option(ids.map(optionId)),
  });

/** Carts as the shop makes them: no two lines of the same identity. */
export const anyCart = (
  ids: fc.Arbitrary<number> = anyId,
  maxLength = 8,
): fc.Arbitrary<CartLine[]> =>
  fc.uniqueArray(anyLine(ids), { selector: lineKey, maxLength, size: 'max' });

/** Few ids, so that generated lines meet each other often. */
export const fewIds = fc.integer({ min: 1, max: 3 });
