import type { CartLine } from '../../src/domain/cart/cart-line';
import type { OrderedLine, ReorderableProduct } from '../../src/domain/order/reorder-line';
import { ingredientId, optionId, productId } from './ids';
import { euro } from './euro';

export const cheese = {
  id: ingredientId(11),
  defaultQuantity: 1,
  min: 1,
  max: 3,
  extraPrice: euro(2),
};
export const olives = {
  id: ingredientId(12),
  defaultQuantity: 1,
  min: 0,
  max: 4,
  extraPrice: euro(1.2),
};
export const option = (id: number, more: { isDefault?: boolean; isAvailable?: boolean } = {}) => ({
  id: optionId(id),
  isDefault: false,
  isAvailable: true,
  ...more,
});
export const pizza: ReorderableProduct = {
  id: productId(5),
  price: euro(12.4),
  ingredients: [cheese, olives],
  choice: { required: false, options: [option(21, { isDefault: true }), option(22)] },
  unavailableReason: null,
};
export const wok: ReorderableProduct = {
  id: productId(6),
  price: euro(9),
  ingredients: [],
  choice: { required: true, options: [option(31), option(32, { isAvailable: false })] },
  unavailableReason: null,
};
export const soup: ReorderableProduct = {
  id: productId(7),
  price: euro(8),
  ingredients: [],
  choice: null,
  unavailableReason: null,
};

export const GONE = { isDefault: true, isAvailable: false };

export const menuOf = (...products: readonly ReorderableProduct[]) =>
  new Map(products.map((product) => [product.id, product]));
export const menu = menuOf(pizza, wok, soup);

export const ordered = (line: CartLine, price: number, name = 'Dish'): OrderedLine => ({
  line,
  name,
  price: euro(price),
});
