import { foldText, isSearchable, wordsOf } from '../../src/domain';
import type { LanguageIndex } from './language-index';
import { NO_MATCH, languageIndex, ranksIn } from './language-index';
import type { Menu, MenuProduct } from './menu';
import type { Slips } from './similar-word';

/** Nobody reads further, and "60+" says that there is more. */
export const SEARCH_MAXIMUM = 60;

/** A longer text is looked at no further: nobody types it, and every word costs time. */
const QUERY_LENGTH = 100;
const QUERY_WORDS = 10;

/** The menu prepared for searching: its visible dishes, in menu order, in every language. */
export interface SearchIndex {
  readonly products: readonly MenuProduct[];
  readonly languages: ReadonlyMap<string, LanguageIndex>;
}

const languagesOf = (products: readonly MenuProduct[]): ReadonlySet<string> =>
  new Set(
    products.flatMap(({ name, ingredients }) => [
      ...Object.keys(name),
      ...ingredients.flatMap((ingredient) => Object.keys(ingredient.name)),
    ]),
  );

export const searchIndex = (menu: Menu): SearchIndex => {
  const products = menu.products.filter(({ isHidden, category }) => !isHidden && category !== null);
  return {
    products,
    languages: new Map(
      [...languagesOf(products)].map((locale) => [locale, languageIndex(products, locale)]),
    ),
  };
};

/** The dishes that answer in any of these languages, best first, those of one rank in menu order. */
const answersIn = (
  products: readonly MenuProduct[],
  languages: readonly LanguageIndex[],
  query: string,
  slips: Slips,
): readonly MenuProduct[] => {
  const words = [...new Set(wordsOf(query))].slice(0, QUERY_WORDS);
  const all = languages
    .map((language) => ranksIn(language, query, words, slips))
    .filter((ranks) => ranks !== null);
  if (all.length === 0) return [];
  const byRank: MenuProduct[][] = Array.from({ length: NO_MATCH }, () => []);
  products.forEach((product, place) => {
    let best = NO_MATCH;
    for (const ranks of all) best = Math.min(best, ranks[place] ?? NO_MATCH);
    byRank[best]?.push(product);
  });
  return byRank.flat();
};

/** A match in the reader's own language comes before any match in another one. */
const bestOf = (
  { products, languages }: SearchIndex,
  locale: string,
  query: string,
  slips: Slips,
): readonly MenuProduct[] => {
  const inLanguages = (wanted: (language: string) => boolean) =>
    answersIn(
      products,
      [...languages].flatMap(([language, index]) => (wanted(language) ? [index] : [])),
      query,
      slips,
    );
  const own = inLanguages((language) => language === locale);
  if (own.length >= SEARCH_MAXIMUM) return own.slice(0, SEARCH_MAXIMUM);
  const others = inLanguages((language) => language !== locale);
  return [...new Set([...own, ...others])].slice(0, SEARCH_MAXIMUM);
};

/** From the letters as they are to the most that is forgiven in each word. Rules 7.2. */
const MORE_AND_MORE_SLIPS: readonly Slips[] = [0, 1, 2];

/**
 * Dishes that answer a customer's text, best first, at most 60; none for a text that is no search.
 * Every word has to occur, in any order, in one language of the dish: its beginning at least, since
 * it may still be typed. Wrong letters in a word are forgiven only where nothing answers with
 * fewer of them. Rules 7.1, 7.2.
 */
export const searchDishes = (
  index: SearchIndex,
  text: string,
  locale: string,
): readonly MenuProduct[] => {
  const asked = text.slice(0, QUERY_LENGTH);
  const query = foldText(asked);
  // Signs alone fold to nothing, which every dish would answer.
  if (!isSearchable(asked) || query === '') return [];
  for (const slips of MORE_AND_MORE_SLIPS) {
    const found = bestOf(index, locale, query, slips);
    if (found.length > 0) return found;
  }
  return [];
};
