import type { IngredientId, OptionId, ProductId } from '../id/ids';

/** A change to one ingredient of a dish: 0 takes it away, more than the default adds portions. */
export interface IngredientChoice {
  readonly ingredientId: IngredientId;
  /** Portions, 0 to 10. */
  readonly quantity: number;
}

/** One line of the cart: a dish prepared in one way, so many times. Rules 2.1. */
export interface CartLine {
  readonly productId: ProductId;
  /** Pieces, 1 to 99. */
  readonly quantity: number;
  /** Only what differs from the dish's default. */
  readonly ingredients: readonly IngredientChoice[];
  /** The free option chosen (a crust, a sauce); null stands for the dish's default. */
  readonly choiceId: OptionId | null;
}

/** One piece of a dish as the menu offers it: nothing taken away, nothing added. */
export const plainLine = (productId: ProductId): CartLine => ({
  productId,
  quantity: 1,
  ingredients: [],
  choiceId: null,
});

/** Which line it is, apart from how many. */
export type LineIdentity = Omit<CartLine, 'quantity'>;

export const MAX_LINE_QUANTITY = 99;
export const MAX_INGREDIENT_QUANTITY = 10;
export const MAX_LINES = 100;

/** A quantity that a line may have: whole, 1 to 99. Rules 2.4. */
export const clampQuantity = (quantity: number): number =>
  Math.min(MAX_LINE_QUANTITY, Math.max(1, Math.trunc(quantity) || 1));

const byId = (a: IngredientChoice, b: IngredientChoice): number => a.ingredientId - b.ingredientId;

/**
 * The identity of a line as text: same dish, same free option, same set of ingredient changes,
 * in whatever order they were made. Rules 2.2.
 */
export const lineKey = (line: LineIdentity): string => {
  const ingredients = [...line.ingredients]
    .sort(byId)
    .map(({ ingredientId, quantity }) => `${String(ingredientId)}x${String(quantity)}`)
    .join('.');
  return `${String(line.productId)}:${String(line.choiceId ?? '')}:${ingredients}`;
};
