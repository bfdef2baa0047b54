import type { IngredientId } from '../id/ids';
import type { Money } from '../money/money';
import { ZERO, plus, sum, times } from '../money/money';
import type { IngredientChoice } from './cart-line';

/** What an ingredient of a dish costs beyond the default. */
export interface PricedIngredient {
  readonly id: IngredientId;
  readonly defaultQuantity: number;
  /** Price of one portion above the default, null when portions are free. */
  readonly extraPrice: Money | null;
}

/** Portions above the default cost; a portion taken away gives nothing back. Rules 3.2. */
export const ingredientCharge = (ingredient: PricedIngredient, quantity: number): Money =>
  ingredient.extraPrice === null
    ? ZERO
    : times(ingredient.extraPrice, Math.max(0, quantity - ingredient.defaultQuantity));

/** The paid ingredients of one piece. Ingredients that the dish does not have cost nothing here. Rules 3.2. */
export const ingredientsCharge = (
  ingredients: readonly PricedIngredient[],
  chosen: readonly IngredientChoice[],
): Money =>
  sum(
    chosen.map(({ ingredientId, quantity }) => {
      const ingredient = ingredients.find(({ id }) => id === ingredientId);
      return ingredient ? ingredientCharge(ingredient, quantity) : ZERO;
    }),
  );

/** A line's total: (price of one piece + its paid ingredients) × pieces. Rules 3.3. */
export const lineTotal = (unitPrice: Money, charge: Money, quantity: number): Money =>
  times(plus(unitPrice, charge), quantity);
