import type { ProductIngredient } from '../../../domain/catalogue/product';

export const isFixed = ({ min, max }: ProductIngredient): boolean => min === max;

/** Either in the dish or not: a switch says it better than a count. */
export const isEitherOr = ({ min, max }: ProductIngredient): boolean => min === 0 && max === 1;

/** Not in the dish unless it is wished for. */
export const isExtra = ({ defaultQuantity }: ProductIngredient): boolean => defaultQuantity === 0;

/** In the dish unless it is switched off. */
export const canBeLeftOut = (ingredient: ProductIngredient): boolean =>
  isEitherOr(ingredient) && !isExtra(ingredient);
