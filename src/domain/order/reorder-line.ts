import type { CartLine, IngredientChoice } from '../cart/cart-line';
import { ingredientsCharge, lineTotal } from '../cart/line-price';
import type { ConfigurableProduct, FreeChoice } from '../cart/product-options';
import { clampPortions, defaultOption } from '../cart/product-options';
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

/** Why a line cannot be had. Rules 13.9. */
export type LineMissing =
  | { readonly kind: 'dish.gone' }
  /** Null when the dish needs an option today and had none then. */
  | { readonly kind: 'option.gone'; readonly optionId: OptionId | null }
  /** What the customer wanted less of, and can no longer have less of. */
  | { readonly kind: 'ingredient.back'; readonly ingredientIds: NonEmpty<IngredientId> };

/** What was added to a dish and cannot be had with it any more: the dish comes without it. Rules 13.9. */
export type DroppedPart =
  | { readonly kind: 'option'; readonly optionId: OptionId }
  /** Some of its portions or all of them. */
  | { readonly kind: 'ingredient'; readonly ingredientId: IngredientId };

/** A line as it can be had today, with today's price of one piece and its paid ingredients. */
export interface LineToday {
  readonly line: CartLine;
  readonly price: Money;
  readonly dropped: readonly DroppedPart[];
}

interface OptionToday {
  readonly choiceId: OptionId | null;
  readonly dropped: readonly DroppedPart[];
}

/** The default of a dish, where saying nothing means it. Rules 3.4. */
const defaultToday = (choice: FreeChoice): Result<LineMissing, null> => {
  const byDefault = defaultOption(choice);
  const isThere = byDefault ? byDefault.isAvailable : !choice.required;
  return isThere ? ok(null) : refuse({ kind: 'option.gone', optionId: byDefault?.id ?? null });
};

/**
 * Returns what has become the default is no longer named. An option that is gone is dropped where the dish
 * can be had without saying which. Rules 2.1, 13.9.
 */
const optionToday = (
  choice: FreeChoice | null,
  chosen: OptionId | null,
): Result<LineMissing, OptionToday> => {
  const option = choice?.options.find(({ id }) => id === chosen);
  if (option?.isAvailable)
    return ok({ choiceId: option.isDefault ? null : option.id, dropped: [] });
  const otherwise = choice ? defaultToday(choice) : ok(null);
  if (!otherwise.ok)
    return chosen === null ? otherwise : refuse({ kind: 'option.gone', optionId: chosen });
  return ok({
    choiceId: null,
    dropped: chosen === null ? [] : [{ kind: 'option', optionId: chosen }],
  });
};

/** Returns how many portions the dish can have today, nearest to what was wanted. Rules 3.1. */
const portionsToday = (product: ConfigurableProduct, wanted: IngredientChoice): number => {
  const ingredient = product.ingredients.find(({ id }) => id === wanted.ingredientId);
  // An ingredient that was taken away and that the dish no longer has is still not in it.
  return ingredient ? clampPortions(ingredient, wanted.quantity) : 0;
};

const differsToday = (product: ConfigurableProduct, wanted: IngredientChoice): boolean =>
  product.ingredients.some(
    ({ id, defaultQuantity }) => id === wanted.ingredientId && defaultQuantity !== wanted.quantity,
  );

interface IngredientsToday {
  readonly ingredients: readonly IngredientChoice[];
  readonly dropped: readonly DroppedPart[];
}

/** Returns what the dish comes with and cannot have today, where the line says nothing of it. Rules 3.6. */
const lostDefaults = (
  { ingredients }: ConfigurableProduct,
  named: readonly IngredientChoice[],
): readonly IngredientChoice[] =>
  ingredients
    .filter(({ defaultQuantity, max }) => defaultQuantity > max)
    .filter(({ id }) => !named.some(({ ingredientId }) => ingredientId === id))
    .map(({ id, defaultQuantity }) => ({ ingredientId: id, quantity: defaultQuantity }));

/** Never more of an ingredient than was chosen; less of it is reported as a difference. */
const ingredientsToday = (
  product: ConfigurableProduct,
  named: readonly IngredientChoice[],
): Result<LineMissing, IngredientsToday> => {
  const wanted = [...named, ...lostDefaults(product, named)];
  const today = wanted.map((each) => ({ each, quantity: portionsToday(product, each) }));
  const back = today
    .filter(({ each, quantity }) => quantity > each.quantity)
    .map(({ each }) => each.ingredientId);
  if (isNonEmpty(back)) return refuse({ kind: 'ingredient.back', ingredientIds: back });
  return ok({
    ingredients: today
      .map(({ each, quantity }) => ({ ...each, quantity }))
      .filter((each) => differsToday(product, each)),
    dropped: today
      .filter(({ each, quantity }) => quantity < each.quantity)
      .map(({ each: { ingredientId } }) => ({ kind: 'ingredient', ingredientId })),
  });
};

/**
 * An ordered line as today's menu has it, without what was added to it and is gone. Refuses one with
 * what its customer had taken out of it: nobody gets that unasked. Rules 13.9.
 */
export const lineToday = (
  { line }: OrderedLine,
  product: ReorderableProduct | undefined,
): Result<LineMissing, LineToday> => {
  if (!product || product.unavailableReason !== null) return refuse({ kind: 'dish.gone' });
  const option = optionToday(product.choice, line.choiceId);
  if (!option.ok) return option;
  const today = ingredientsToday(product, line.ingredients);
  if (!today.ok) return today;
  const { ingredients } = today.value;
  const charge = ingredientsCharge(product.ingredients, ingredients);
  return ok({
    line: { ...line, choiceId: option.value.choiceId, ingredients },
    price: lineTotal(product.price, charge, 1),
    dropped: [...option.value.dropped, ...today.value.dropped],
  });
};
