import type { MenuProduct } from '../../../backend/catalogue/menu';
import { searchDishes, searchIndex } from '../../../backend/catalogue/search-index';
import { money } from '../../../src/domain';
import { categoryId, ingredientId, productId } from '../../support/ids';

const PIZZA = { id: categoryId(1), slug: 'pizza', name: { en: 'Pizza', ru: 'Пицца' } };

const dish = (
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

const find = (products: MenuProduct[], text: string, locale = 'en'): string[] =>
  searchDishes(
    searchIndex({ categories: [], filters: [], products, banners: [], hitIds: [], newIds: [] }),
    text,
    locale,
  ).map(({ slug }) => slug);

const menu = [
  dish('spruce', { en: 'Spruce roll', ru: 'Ролл Ёлочка' }),
  dish('may', { en: 'May salad', ru: 'Салат Майский' }),
  dish('brulee', { en: 'Crème brûlée', ru: 'Крем-брюле' }),
  dish('meat', { en: 'Meat pizza', uk: 'М’ясна піца' }),
];

it.each([
  ['елочка', 'spruce'],
  ['ЁЛОЧКА', 'spruce'],
  ['маиский', 'may'],
  ['МАЙСКИИ', 'may'],
  ['creme brulee', 'brulee'],
  ['brûlée  crème', 'brulee'],
  ['roll spruce', 'spruce'],
  ['  spruce ', 'spruce'],
  ["м'ясна", 'meat'],
  ['мясна', 'meat'],
  ['крем брюле', 'brulee'],
])('forgives how a customer writes %s', (text, slug) => {
  expect(find(menu, text)).toEqual([slug]);
});

it('wants three characters', () => {
  expect(find(menu, 'sp')).toEqual([]);
  expect(find(menu, ' s ')).toEqual([]);
  expect(find(menu, 'spr')).toEqual(['spruce']);
});

it.each(['!!!', '%%%', '___', "'''"])('finds nothing for %s', (text) => {
  expect(find(menu, text)).toEqual([]);
});

it('looks at the first hundred characters of a text', () => {
  expect(find(menu, `spruce${' '.repeat(94)}salad`)).toEqual(['spruce']);
});

it('wants every word', () => {
  expect(find(menu, 'spruce salad')).toEqual([]);
});

it('puts names that begin so first, then words, then parts of words, then ingredients', () => {
  const products = [
    dish('ingredient', { en: 'House pizza' }, [{ en: 'Ham' }]),
    dish('part', { en: 'Champignon' }),
    dish('word', { en: 'Smoked ham' }),
    dish('name', { en: 'Ham and cheese' }),
  ];
  expect(find(products, 'ham')).toEqual(['name', 'word', 'part', 'ingredient']);
});

it("puts the reader's own language before any other", () => {
  const products = [
    dish('russian', { en: 'Roll', ru: 'Суши сет' }),
    dish('bulgarian', { en: 'Set', bg: 'Голям суши сет' }),
  ];
  expect(find(products, 'суши', 'bg')).toEqual(['bulgarian', 'russian']);
  expect(find(products, 'суши', 'ru')).toEqual(['russian', 'bulgarian']);
});

it('finds by the category, and not by extras that a dish comes without', () => {
  const extra = dish('extra', { en: 'Margherita' }, [{ en: 'Bacon' }]);
  const withoutIt = {
    ...extra,
    ingredients: extra.ingredients.map((one) => ({ ...one, defaultQuantity: 0 })),
  };
  expect(find([extra], 'bacon')).toEqual(['extra']);
  expect(find([withoutIt], 'bacon')).toEqual([]);
  expect(find([withoutIt], 'pizza')).toEqual(['extra']);
});

it('shows neither hidden dishes nor additionals', () => {
  expect(find([dish('gone', { en: 'Calzone' }, [], { isHidden: true })], 'calzone')).toEqual([]);
  expect(find([dish('cola', { en: 'Cola' }, [], { category: null })], 'cola')).toEqual([]);
});
