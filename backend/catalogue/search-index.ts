import { isSearchable } from '../../src/domain';
import type { Menu, MenuProduct } from './menu';
import { foldText, wordsOf } from './search-words';

/** Nobody reads further, and "60+" says that there is more. */
export const SEARCH_MAXIMUM = 60;

/** A longer text is looked at no further: nobody types it, and every word costs time. */
const QUERY_LENGTH = 100;

interface Entry {
  readonly name: string;
  /** Name, category and the ingredients that the dish comes with. */
  readonly everything: string;
}

interface IndexedProduct {
  readonly product: MenuProduct;
  readonly byLocale: ReadonlyMap<string, Entry>;
}

export type SearchIndex = readonly IndexedProduct[];

const localesOf = (product: MenuProduct): string[] => [
  ...new Set([product.name, ...product.ingredients.map(({ name }) => name)].flatMap(Object.keys)),
];

const entryOf = (product: MenuProduct, locale: string): Entry => {
  const name = foldText(product.name[locale] ?? '');
  const others = [
    product.category?.name[locale],
    ...product.ingredients
      .filter(({ defaultQuantity }) => defaultQuantity > 0)
      .map((ingredient) => ingredient.name[locale]),
  ];
  return {
    name,
    everything: [name, ...others.map((text) => foldText(text ?? ''))].join(' '),
  };
};

/** The menu prepared for searching: its visible dishes, in menu order, in every language. */
export const searchIndex = (menu: Menu): SearchIndex =>
  menu.products
    .filter(({ isHidden, category }) => !isHidden && category !== null)
    .map((product) => ({
      product,
      byLocale: new Map(localesOf(product).map((locale) => [locale, entryOf(product, locale)])),
    }));

const NO_MATCH = Infinity;

/** How well a dish answers in one language; 0 is best. */
const rankIn = (entry: Entry, query: string, words: readonly string[]): number => {
  if (entry.name.startsWith(query)) return 0;
  const nameWords = wordsOf(entry.name);
  if (words.every((word) => nameWords.some((nameWord) => nameWord.startsWith(word)))) return 1;
  if (words.every((word) => entry.name.includes(word))) return 2;
  return words.every((word) => entry.everything.includes(word)) ? 3 : NO_MATCH;
};

/** A match in the reader's own language comes before any match in another one. */
const OTHER_LANGUAGE = 4;

const rankOf = ({ byLocale }: IndexedProduct, locale: string, query: string): number => {
  const words = wordsOf(query);
  const ranks = [...byLocale].map(
    ([language, entry]) => rankIn(entry, query, words) + (language === locale ? 0 : OTHER_LANGUAGE),
  );
  return Math.min(...ranks);
};

/**
 * Dishes that answer a customer's text, best first, at most 60; none for less than three
 * characters. Every word has to occur, in any order, in one language of the dish.
 */
export const searchDishes = (
  index: SearchIndex,
  text: string,
  locale: string,
): readonly MenuProduct[] => {
  const query = foldText(text.slice(0, QUERY_LENGTH));
  if (!isSearchable(text) || query === '') return [];
  return index
    .map((entry) => ({ product: entry.product, rank: rankOf(entry, locale, query) }))
    .filter(({ rank }) => rank !== NO_MATCH)
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, SEARCH_MAXIMUM)
    .map(({ product }) => product);
};
