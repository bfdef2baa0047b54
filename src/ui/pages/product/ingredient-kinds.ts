import type { ProductIngredient } from '../../../domain/catalogue/product';

/** Always in the dish, so that there is nothing to say about it but its name. */
export const isFixed = ({ min, max, isAvailable }: ProductIngredient): boolean =>
  min === max && isAvailable;

/** Either in the dish or not: a switch says it better than a count. */
export const isEitherOr = ({ min, max }: ProductIngredient): boolean => min === 0 && max === 1;

/** Not in the dish unless it is wished for. */
export const isExtra = ({ defaultQuantity }: ProductIngredient): boolean => defaultQuantity === 0;
