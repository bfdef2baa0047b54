import type { CartLine } from '../../src/domain';
import { AS_OFFERED } from '../../src/domain/allergen/dish-allergens';
import type { UnavailableCode } from '../../src/domain/pricing/unavailable-lines';
import { obstacleToTell } from '../../src/domain/pricing/unavailable-lines';
import type { StopList } from '../shop/stop-list';
import type { MenuProduct } from './menu';

/** How a dish is wanted: what is not named comes as the menu offers it. */
type Wanted = Pick<CartLine, 'ingredients' | 'choiceId'>;

/** Sold out however it is set: itself, something that it is never made without, or every free option. */
const isSoldOut = (product: MenuProduct, { products, ingredients, options }: StopList): boolean =>
  products.has(product.id) ||
  product.ingredients.some(({ id, min }) => min > 0 && ingredients.has(id)) ||
  (product.choice !== null && product.choice.options.every(({ id }) => options.has(id)));

const choiceObstacles = (
  { choiceId }: Wanted,
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

const lacksIngredient = (wanted: Wanted, product: MenuProduct, stopList: StopList): boolean => {
  const named = new Map(
    wanted.ingredients.map(({ ingredientId, quantity }) => [ingredientId, quantity]),
  );
  return (
    wanted.ingredients.some(({ ingredientId }) => product.goneIngredientIds.has(ingredientId)) ||
    product.ingredients.some(
      ({ id, defaultQuantity }) =>
        (named.get(id) ?? defaultQuantity) > 0 && stopList.ingredients.has(id),
    )
  );
};

/**
 * Why a dish cannot be had in a city as it is wanted, null when it can. The one place that decides it,
 * for menus, carts, orders and gifts. Rules 3.6, 8.9.
 */
export const obstacleOf = (
  product: MenuProduct,
  stopList: StopList,
  wanted: Wanted = AS_OFFERED,
): UnavailableCode | null =>
  obstacleToTell([
    ...(product.isHidden ? (['hidden'] as const) : []),
    ...(isSoldOut(product, stopList) ? (['sold_out'] as const) : []),
    ...choiceObstacles(wanted, product, stopList),
    ...(lacksIngredient(wanted, product, stopList) ? (['ingredient_gone'] as const) : []),
  ]);
