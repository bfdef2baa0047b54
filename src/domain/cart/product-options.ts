import type { CartLine, IngredientChoice } from './cart-line';
import { MAX_INGREDIENT_QUANTITY, clampQuantity } from './cart-line';
import type { PricedIngredient } from './line-price';
import { ingredientsCharge, lineTotal } from './line-price';
import type { OptionId, ProductId } from '../id/ids';
import type { Money } from '../money/money';
import type { Result } from '../result/result';
import { ok, refuse } from '../result/result';

/** An ingredient with its limits: `min` 0 may be taken away, `max` above the default adds portions. */
export interface OptionIngredient extends PricedIngredient {
  readonly min: number;
  readonly max: number;
}

export interface FreeOption {
  readonly id: OptionId;
  readonly isDefault: boolean;
  readonly isAvailable: boolean;
}

/** A group of free options, of which a dish gets exactly one. Rules 3.4. */
export interface FreeChoice<Option extends FreeOption = FreeOption> {
  /** Whether the customer has to say. It counts only where no option is the default. */
  readonly required: boolean;
  readonly options: readonly Option[];
}

export interface ConfigurableProduct {
  readonly id: ProductId;
  readonly price: Money;
  readonly ingredients: readonly OptionIngredient[];
  readonly choice: FreeChoice | null;
}

/** What a customer has set on a product's page. Quantities are absolute, by ingredient id. */
export interface Selection {
  readonly ingredients: Readonly<Record<number, number>>;
  readonly choiceId: OptionId | null;
}

export interface SelectionRefusal {
  /** Nothing was chosen where something must be, or what was chosen is sold out. */
  readonly kind: 'choice_required' | 'choice_gone';
}

export const NOTHING_CHANGED: Selection = { ingredients: {}, choiceId: null };

/** Portions of an ingredient within its limits. Rules 3.1. */
export const clampPortions = (ingredient: OptionIngredient, quantity: number): number =>
  Math.min(
    ingredient.max,
    MAX_INGREDIENT_QUANTITY,
    Math.max(ingredient.min, Math.trunc(quantity) || 0),
  );

const changedIngredients = (
  product: ConfigurableProduct,
  selection: Selection,
): readonly IngredientChoice[] =>
  product.ingredients
    .map((ingredient) => ({
      ingredientId: ingredient.id,
      quantity: clampPortions(
        ingredient,
        selection.ingredients[ingredient.id] ?? ingredient.defaultQuantity,
      ),
      defaultQuantity: ingredient.defaultQuantity,
    }))
    .filter(({ quantity, defaultQuantity }) => quantity !== defaultQuantity)
    .map(({ ingredientId, quantity }) => ({ ingredientId, quantity }));

/** Returns what saying nothing means; undefined where nothing is. Rules 3.4. */
export const defaultOption = <Option extends FreeOption>({
  options,
}: FreeChoice<Option>): Option | undefined => options.find(({ isDefault }) => isDefault);

/**
 * The option as a line holds it: the default is written as null, so that naming it makes no second
 * line. Rules 2.2, 3.4.
 */
const chosenOption = (
  choice: FreeChoice,
  chosen: OptionId | null,
): Result<SelectionRefusal, OptionId | null> => {
  const option = choice.options.find(({ id }) => id === chosen) ?? defaultOption(choice);
  if (!option) return choice.required ? refuse({ kind: 'choice_required' }) : ok(null);
  if (!option.isAvailable) return refuse({ kind: 'choice_gone' });
  return ok(option.isDefault ? null : option.id);
};

/**
 * The cart line for a dish as the customer set it, holding only what differs from the default.
 * Refuses when the dish needs a choice that was not made, or cannot be had with the one that was.
 * Rules 2.1, 3.4.
 */
export const lineFor = (
  product: ConfigurableProduct,
  selection: Selection,
  quantity = 1,
): Result<SelectionRefusal, CartLine> => {
  const { choice } = product;
  const choiceId = choice ? chosenOption(choice, selection.choiceId) : ok(null);
  if (!choiceId.ok) return choiceId;
  return ok({
    productId: product.id,
    quantity: clampQuantity(quantity),
    ingredients: changedIngredients(product, selection),
    choiceId: choiceId.value,
  });
};

/** The price of one piece as set, before any discount: what the product page shows live. Rules 3.3. */
export const selectionPrice = (product: ConfigurableProduct, selection: Selection): Money =>
  lineTotal(
    product.price,
    ingredientsCharge(product.ingredients, changedIngredients(product, selection)),
    1,
  );
