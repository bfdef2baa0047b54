import type { IngredientId } from '../id/ids';
import type { CartLine } from './cart-line';

/** A dish as a customer set it, such as a line of the cart: only what differs from the default. */
export type DishAsSet = Pick<CartLine, 'ingredients' | 'choiceId'>;

/** Nothing taken away, nothing added, nothing chosen. */
export const AS_OFFERED = { ingredients: [], choiceId: null } as const satisfies DishAsSet;

interface Ingredient {
  readonly id: IngredientId;
  /** Portions. */
  readonly defaultQuantity: number;
}

/** Those ingredients of a dish of which it has at least one portion as it was set. */
export const containedIngredients = <Part extends Ingredient>(
  ingredients: readonly Part[],
  asSet: DishAsSet,
): readonly Part[] => {
  const portions = new Map(
    asSet.ingredients.map(({ ingredientId, quantity }) => [ingredientId, quantity]),
  );
  return ingredients.filter(({ id, defaultQuantity }) => (portions.get(id) ?? defaultQuantity) > 0);
};
