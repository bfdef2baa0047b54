import type { CartLine, IngredientChoice } from '../cart/cart-line';
import { ingredientsCharge, lineTotal } from '../cart/line-price';
import type { ConfigurableProduct, FreeChoice } from '../catalogue/product-options';
import { clampPortions, defaultOption } from '../catalogue/product-options';
import type { IngredientId, OptionId } from '../id/ids';
import type { NonEmpty } from '../list/non-empty';
import { isNonEmpty } from '../list/non-empty';
import type { Money } from '../money/money';
import type { Result } from '../result/result';
import { ok, refuse } from '../result/result';

/** A line of an old order, with the price of one piece and its paid ingredients as it was then. */
export interface OrderedLine {
  readonly line: CartLine;
  readonly name: string;
  readonly price: Money;
}

/** A dish of today's menu. */
export interface ReorderableProduct extends ConfigurableProduct {
  /** Why it cannot be bought now; null when it can. */
  readonly unavailableReason: string | null;
}

/** Why a line cannot be had as it was. Rules 13.9. */
export type LineMissing =
  | { readonly kind: 'dish.gone' }
  /** Null when the dish needs an option today and had none then. */
  | { readonly kind: 'option.gone'; readonly optionId: OptionId | null }
  | { readonly kind: 'ingredient.gone'; readonly ingredientIds: NonEmpty<IngredientId> };

/** A line as it can be had today, with today's price of one piece and its paid ingredients. */
export interface LineToday {
  readonly line: CartLine;
  readonly price: Money;
}

/** The default of a dish, where saying nothing means it. Rules 3.4. */
const defaultToday = (choice: FreeChoice): Result<LineMissing, null> => {
  const byDefault = defaultOption(choice);
  const isThere = byDefault ? byDefault.isAvailable : !choice.required;
  return isThere ? ok(null) : refuse({ kind: 'option.gone', optionId: byDefault?.id ?? null });
};

/** What has become the default is no longer named. Rules 2.1. */
const optionToday = (
  choice: FreeChoice | null,
  chosen: OptionId | null,
): Result<LineMissing, OptionId | null> => {
  if (chosen === null) return choice ? defaultToday(choice) : ok(null);
  const option = choice?.options.find(({ id }) => id === chosen);
  return option?.isAvailable
    ? ok(option.isDefault ? null : chosen)
    : refuse({ kind: 'option.gone', optionId: chosen });
};

const isGone = (product: ConfigurableProduct, wanted: IngredientChoice): boolean => {
  const ingredient = product.ingredients.find(({ id }) => id === wanted.ingredientId);
  // An ingredient that was taken away and that the dish no longer has is still not in it.
  if (!ingredient) return wanted.quantity > 0;
  return clampPortions(ingredient, wanted.quantity) !== wanted.quantity;
};

const differsToday = (product: ConfigurableProduct, wanted: IngredientChoice): boolean =>
  product.ingredients.some(
    ({ id, defaultQuantity }) => id === wanted.ingredientId && defaultQuantity !== wanted.quantity,
  );

const ingredientsToday = (
  product: ConfigurableProduct,
  wanted: readonly IngredientChoice[],
): Result<LineMissing, readonly IngredientChoice[]> => {
  const gone = wanted
    .filter((ingredient) => isGone(product, ingredient))
    .map(({ ingredientId }) => ingredientId);
  return isNonEmpty(gone)
    ? refuse({ kind: 'ingredient.gone', ingredientIds: gone })
    : ok(wanted.filter((ingredient) => differsToday(product, ingredient)));
};

/**
 * An ordered line as today's menu has it. Refuses one that cannot be prepared exactly as it was:
 * nobody gets a dish with what they had taken out of it. Rules 13.9.
 */
export const lineToday = (
  { line }: OrderedLine,
  product: ReorderableProduct | undefined,
): Result<LineMissing, LineToday> => {
  if (!product || product.unavailableReason !== null) return refuse({ kind: 'dish.gone' });
  const option = optionToday(product.choice, line.choiceId);
  if (!option.ok) return option;
  const ingredients = ingredientsToday(product, line.ingredients);
  if (!ingredients.ok) return ingredients;
  const charge = ingredientsCharge(product.ingredients, ingredients.value);
  return ok({
    line: { ...line, choiceId: option.value, ingredients: ingredients.value },
    price: lineTotal(product.price, charge, 1),
  });
};
