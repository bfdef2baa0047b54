import type { CartCalculation } from '../../src/domain/cart/cart-calculation';
import type { CartLine } from '../../src/domain/cart/cart-line';
import { lineKey } from '../../src/domain/cart/cart-line';
import type { Category } from '../../src/domain/catalogue/category';
import type { Product, ProductCard, ProductIngredient } from '../../src/domain/catalogue/product';
import type { Money } from '../../src/domain/money/money';
import { money, sum, times } from '../../src/domain/money/money';

/** A dish in a list, with only what a test cares about. */
export const cardOf = (more: Partial<ProductCard> = {}): ProductCard => ({
  id: 5,
  slug: 'margherita',
  name: 'Margherita',
  description: 'Tomato, mozzarella, basil',
  picture: { webp: '/media/5.webp', jpeg: '/media/5.jpeg' },
  amount: 420,
  measure: 'g',
  price: money(1290),
  oldPrice: null,
  labels: [],
  needsChoice: false,
  unavailableReason: null,
  ...more,
});

export const ingredientOf = (more: Partial<ProductIngredient> = {}): ProductIngredient => ({
  id: 11,
  name: 'Olives',
  defaultQuantity: 0,
  min: 0,
  max: 3,
  extraPrice: money(120),
  allergens: [],
  ...more,
});

/** A dish in full. */
export const dishOf = (more: Partial<Product> = {}): Product => ({
  ...cardOf(),
  category: { id: 1, slug: 'pizza', name: 'Pizza' },
  ingredients: [],
  choice: null,
  allergens: [],
  nutrition: null,
  seo: { title: null, description: null },
  ...more,
});

export const categoryOf = (more: Partial<Category> = {}): Category => ({
  id: 1,
  slug: 'pizza',
  name: 'Pizza',
  iconPath: null,
  isInFooter: true,
  subcategories: [],
  seo: { title: null, description: null },
  ...more,
});

/** What the restaurant would answer if each piece cost the same. */
export const calculationOf = (
  lines: readonly CartLine[],
  piece: Money = money(1290),
  more: Partial<CartCalculation> = {},
): CartCalculation => {
  const calculated = lines.map((line) => ({
    key: lineKey(line),
    quantity: line.quantity,
    listPrice: piece,
    unitPrice: piece,
    total: times(piece, line.quantity),
    ingredients: [],
  }));
  const total = sum(calculated.map((line) => line.total));
  return {
    lines: calculated,
    unavailable: [],
    gifts: [],
    discounts: [],
    goodsPrice: total,
    deliveryPrice: null,
    total,
    ...more,
  };
};
