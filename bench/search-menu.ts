import type { Menu, MenuProduct } from '../backend/catalogue/menu';
import { money } from '../src/domain';
import { storedId } from '../backend/storage/stored-id';

const LOCALES = ['en', 'ru', 'bg', 'uk', 'kk'] as const;

const SYLLABLES = ['ma', 'ri', 'to', 'sal', 'ven', 'ka', 'lo', 'ber', 'ni', 'gu', 'pes', 'cha'];
const CYRILLIC = ['ма', 'ри', 'то', 'сал', 'вен', 'ка', 'ло', 'бер', 'ни', 'ґу', 'пес', 'қа'];
const KINDS = ['Pizza', 'Roll', 'Salad', 'Soup', 'Noodles', 'Grill', 'Set', 'Sushi'];

/** A word that only the number makes: always the same one, and another for each number. */
const word = (number: number, syllables: readonly string[]): string => {
  let left = number + 144;
  let text = '';
  while (left > 0) {
    text += syllables[left % syllables.length] ?? '';
    left = Math.floor(left / syllables.length);
  }
  return text;
};

const texts = (make: (syllables: readonly string[]) => string) =>
  Object.fromEntries(
    LOCALES.map((locale) => [locale, make(locale === 'en' ? SYLLABLES : CYRILLIC)]),
  );

const category = {
  id: storedId('category', 1),
  slug: 'all',
  name: texts(() => 'All dishes'),
};

const ingredients = Array.from({ length: 400 }, (_, index) => ({
  id: storedId('ingredient', index + 1),
  name: texts((syllables) => word(index * 7, syllables)),
  defaultQuantity: 1,
  min: 0,
  max: 2,
  extraPrice: null,
  paidGoodsId: null,
  allergens: [],
}));

/** A dish of eight ingredients whose name has a word of its own: the dearest menu there can be. */
const dish = (index: number): MenuProduct => ({
  id: storedId('product', index + 1),
  slug: `dish-${String(index)}`,
  category,
  subcategoryId: null,
  name: texts(
    (syllables) =>
      `${KINDS[index % KINDS.length] ?? ''} ${word(index * 3 + 1, syllables)} ${word(index % 60, syllables)}`,
  ),
  description: {},
  amount: 1,
  measure: {},
  price: money(100),
  oldPrice: null,
  persons: 1,
  picture: null,
  furtherPictures: [],
  ingredients: Array.from(
    { length: 8 },
    (_, nth) => ingredients[(index * 13 + nth * 31) % 400],
  ).filter((ingredient) => ingredient !== undefined),
  goneIngredientIds: new Set(),
  choice: null,
  goneOptionIds: new Set(),
  labels: [],
  filterIds: [],
  allergens: [],
  nutrition: null,
  isDiscountable: true,
  isHidden: false,
});

/** A menu of so many dishes in five languages, the same each time. */
export const searchMenu = (size: number): Menu => ({
  categories: [],
  filters: [],
  products: Array.from({ length: size }, (_, index) => dish(index)),
  banners: [],
  hitIds: [],
  newIds: [],
  seo: null,
});

/** What customers type: a common word, a beginning, several words, a slip, and what nobody sells. */
export const SEARCHES = [
  'pizza',
  'pizza sal',
  'roll mari soup',
  'салвен',
  'мари кало',
  'berni vento',
  'salvemka',
  'nothing like it',
  'all dishes sal ma',
  'пицца с грибами',
] as const;
