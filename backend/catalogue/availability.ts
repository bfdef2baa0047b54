import type { DishAsSet } from '../../src/domain/cart/dish-as-set';
import { AS_OFFERED, containedIngredients } from '../../src/domain/cart/dish-as-set';
import type { UnavailableCode } from '../../src/domain/pricing/unavailable-lines';
import { obstacleToTell } from '../../src/domain/pricing/unavailable-lines';
import type { StopList } from './stop-list';
import type { MenuProduct } from './menu';

/** Sold out however it is set: itself, something that it is never made without, or every free option. */
const isSoldOut = (product: MenuProduct, { products, ingredients, options }: StopList): boolean =>
  products.has(product.id) ||
  product.ingredients.some(({ id, min }) => min > 0 && ingredients.has(id)) ||
  (product.choice !== null && product.choice.options.every(({ id }) => options.has(id)));

const choiceObstacles = (
  { choiceId }: DishAsSet,
  product: MenuProduct,
  stopList: StopList,
): readonly UnavailableCode[] => {
  const options = product.choice?.options ?? [];
  if (choiceId === null) {
    if (product.choice?.isRequired) return ['choice_required'];
    const byDefault = options.find(({ isDefault }) => isDefault);
    return byDefault && stopList.options.has(byDefault.id) ? ['choice_gone'] : [];
  }
  const isOffered = options.some(({ id }) => id === choiceId);
  return isOffered && !stopList.options.has(choiceId) ? [] : ['choice_gone'];
};

const lacksIngredient = (
  wanted: DishAsSet,
  { ingredients, goneIngredientIds }: MenuProduct,
  stopList: StopList,
): boolean =>
  wanted.ingredients.some(({ ingredientId }) => goneIngredientIds.has(ingredientId)) ||
  containedIngredients(ingredients, wanted).some(({ id }) => stopList.ingredients.has(id));

/**
 * Returns why a dish cannot be had in a city as it is wanted, null when it can. The one place that decides it,
 * for menus, carts, orders and gifts. Rules 3.6, 8.9.
 */
export const obstacleOf = (
  product: MenuProduct,
  stopList: StopList,
  wanted: DishAsSet = AS_OFFERED,
): UnavailableCode | null =>
  obstacleToTell([
    ...(product.isHidden ? (['hidden'] as const) : []),
    ...(isSoldOut(product, stopList) ? (['sold_out'] as const) : []),
    ...choiceObstacles(wanted, product, stopList),
    ...(lacksIngredient(wanted, product, stopList) ? (['ingredient_gone'] as const) : []),
  ]);
