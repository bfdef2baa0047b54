import type { MenuProduct } from '../../backend/catalogue/menu';
import { money } from '../../src/domain';
import { categoryId, ingredientId, productId } from './ids';

const PIZZA = { id: categoryId(1), slug: 'pizza', name: { en: 'Pizza', ru: 'Пицца' } };

/** A dish as the backend has it: a pizza at one hundredth, of which one piece of each ingredient is part. */
export const menuDish = (
  slug: string,
  name: Record<string, string>,
  ingredients: Record<string, string>[] = [],
  more: Partial<MenuProduct> = {},
): MenuProduct => ({
  id: productId(1),
  slug,
  category: PIZZA,
  subcategoryId: null,
  name,
  description: {},
  amount: 1,
  measure: {},
  price: money(1),
  oldPrice: null,
  persons: 1,
  picture: null,
  furtherPictures: [],
  ingredients: ingredients.map((ingredient, index) => ({
    id: ingredientId(index + 1),
    name: ingredient,
    defaultQuantity: 1,
    min: 0,
    max: 1,
    extraPrice: null,
    paidGoodsId: null,
    allergens: [],
  })),
  goneIngredientIds: new Set(),
  choice: null,
  goneOptionIds: new Set(),
  labels: [],
  filterIds: [],
  allergens: [],
  nutrition: null,
  isDiscountable: true,
  isHidden: false,
  ...more,
});
