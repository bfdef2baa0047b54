import type { CartCalculation } from '../../src/domain/pricing/cart-calculation';
import type { CartLine } from '../../src/domain/cart/cart-line';
import { lineKey } from '../../src/domain/cart/cart-line';
import type { Category, CategoryFilter, Subcategory } from '../../src/domain/catalogue/category';
import type {
  Product,
  ProductCard,
  ProductChoice,
  ProductIngredient,
} from '../../src/domain/catalogue/product';
import type { Money } from '../../src/domain/money/money';
import { money, sum, times } from '../../src/domain/money/money';
import type { Plain } from './ids';
import { categoryId, filterId, ingredientId, optionId, productId } from './ids';
import { seoOf } from './seo';

/** A dish in a list, with only what a test cares about. */
export const cardOf = ({ id = 5, ...more }: Partial<Plain<ProductCard>> = {}): ProductCard => ({
  id: productId(id),
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
  offeredAllergens: [],
  ...more,
});

export const ingredientOf = ({
  id = 11,
  ...more
}: Partial<Plain<ProductIngredient>> = {}): ProductIngredient => ({
  id: ingredientId(id),
  name: 'Olives',
  defaultQuantity: 0,
  min: 0,
  max: 3,
  isAvailable: true,
  extraPrice: money(120),
  allergens: [],
  ...more,
});

type PlainChoice = Omit<ProductChoice, 'options'> & {
  readonly options: readonly Plain<ProductChoice['options'][number]>[];
};

/** The free options of a dish. */
export const choiceOf = ({ options, ...choice }: PlainChoice): ProductChoice => ({
  ...choice,
  options: options.map((option) => ({ ...option, id: optionId(option.id) })),
});

/** A dish in full. */
export const dishOf = ({ id = 5, ...more }: Partial<Plain<Product>> = {}): Product => ({
  ...cardOf({ id }),
  category: { id: categoryId(1), slug: 'pizza', name: 'Pizza' },
  ingredients: [],
  choice: null,
  pictures: [],
  persons: 1,
  allergens: [],
  nutrition: null,
  seo: seoOf(),
  ...more,
});

type PlainCategory = Omit<Plain<Category>, 'subcategories' | 'filters'> & {
  readonly subcategories: readonly Plain<Subcategory>[];
  readonly filters: readonly Plain<CategoryFilter>[];
};

export const categoryOf = ({
  id = 1,
  subcategories = [],
  filters = [],
  ...more
}: Partial<PlainCategory> = {}): Category => ({
  id: categoryId(id),
  slug: 'pizza',
  name: 'Pizza',
  iconPath: null,
  isInFooter: true,
  dishCount: null,
  subcategories: subcategories.map((entry) => ({ ...entry, id: categoryId(entry.id) })),
  filters: filters.map((entry) => ({ ...entry, id: filterId(entry.id) })),
  seo: seoOf(),
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
    zone: null,
    equipment: [],
    promo: null,
    bonuses: null,
    birthday: null,
    expected: null,
    deposit: null,
    trace: [],
    total,
    ...more,
  };
};
