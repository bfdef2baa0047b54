import menu from '../../../backend/demo/menu.json';
import { searchDishes, searchIndex } from '../../../backend/catalogue/search-index';
import { foldText, wordsOf } from '../../../src/domain';
import { categoryId } from '../../support/ids';
import { menuDish } from '../../support/menu-dish';

const LOCALES = ['en', 'ru', 'bg', 'uk', 'kk'] as const;
type Locale = (typeof LOCALES)[number];

const CATEGORIES = new Map(
  menu.categories.map(({ chpu, name }, at) => [chpu, { id: categoryId(at + 1), slug: chpu, name }]),
);
const INGREDIENTS = new Map(menu.ingredients.map(({ id, name }) => [id, name]));

const index = searchIndex({
  categories: [],
  filters: [],
  products: menu.products.map(({ chpu, name, category, ingredients }) =>
    menuDish(
      chpu,
      name,
      ingredients.filter(({ qtt }) => qtt > 0).map(({ id }) => INGREDIENTS.get(id) ?? {}),
      { category: CATEGORIES.get(category) ?? null },
    ),
  ),
  banners: [],
  hitIds: [],
  newIds: [],
  seo: null,
});

const find = (text: string, locale: string): string[] =>
  searchDishes(index, text, locale).map(({ slug }) => slug);

/** Long enough for two wrong letters to be forgiven, and to be like no other word of the menu. */
const longWords = (locale: Locale): readonly string[] => [
  ...new Set(
    menu.products
      .flatMap(({ name }) => wordsOf(foldText(name[locale])))
      .filter(({ length }) => length >= 8),
  ),
];

/** A letter that no word of the menu has stands for a wrong one, and another one is left out. */
const twoSlipsIn = (word: string): readonly string[] => {
  const middle = Math.floor(word.length / 2);
  return [
    `${word.slice(0, 1)}ƕ${word.slice(2, middle)}${word.slice(middle + 1)}`,
    `${word.slice(0, middle)}${word.slice(middle + 1, -2)}ƕ${word.slice(-1)}`,
  ];
};

it.each(LOCALES)(
  'each long word of a name in %s is found with two wrong letters, and hardly another dish with it',
  (locale) => {
    const answers = longWords(locale).flatMap((word) => {
      const right = new Set(find(word, locale));
      return twoSlipsIn(word).map((text) => {
        const found = find(text, locale);
        const others = found.filter((slug) => !right.has(slug)).length;
        return { text, others, isFound: others < found.length };
      });
    });
    expect(answers.length).toBeGreaterThan(50);
    expect(answers.filter(({ isFound }) => !isFound)).toEqual([]);
    const others = answers.reduce((sum, answer) => sum + answer.others, 0);
    expect(others / answers.length).toBeLessThan(0.2);
    expect(answers.filter((answer) => answer.others > 8)).toEqual([]);
  },
);

it.each([
  ['en', 'margarita', ['pizza-margherita']],
  ['en', 'kalifornia', ['roll-california', 'roll-california-shrimp', 'set-california']],
  ['en', 'peperonni', ['pizza-pepperoni']],
  ['ru', 'пепирони', ['pizza-pepperoni', 'pizza-meat-feast']],
  ['ru', 'филодельфия', ['roll-philadelphia', 'roll-philadelphia-deluxe']],
  ['ru', 'каприччоза', ['pizza-capricciosa']],
])('in %s, %s finds what was meant', (locale, text, slugs) => {
  expect(find(text, locale)).toEqual(slugs);
});

it.each([
  ['en', 'hamburger'],
  ['en', 'shawarma'],
  ['en', 'pancakes'],
  ['en', 'lasagna'],
  ['en', 'doughnut'],
  ['en', 'dumplings'],
  ['ru', 'шаурма'],
  ['ru', 'вареники'],
  ['ru', 'блинчики'],
  ['ru', 'круассан'],
  ['ru', 'блинчики'],
])('in %s, %s, which is not on the menu, finds nothing instead', (locale, text) => {
  expect(find(text, locale)).toEqual([]);
});
