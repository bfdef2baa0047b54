import { foldText, wordsOf } from '../../src/domain';
import type { MenuProduct } from './menu';
import type { Slips } from './similar-word';
import type { WordList, WordMatch } from './word-list';
import { wordList } from './word-list';

/** The dishes that have a word, by their place in the index. */
interface Dishes {
  readonly inNames: number[];
  /** In the category's name or an ingredient's. */
  readonly elsewhere: number[];
}

/** The dishes of a menu prepared for searching in one language. */
export interface LanguageIndex {
  readonly names: readonly string[];
  readonly words: WordList;
  /** By the place of the word in the list. */
  readonly dishes: readonly Dishes[];
}

/** How well a dish answers; lower is better, and nothing is worse than `NO_MATCH`. */
export const NAME_BEGINS = 0;
const WORD_BEGINS = 1;
const WORD_CONTAINS = 2;
const ELSEWHERE_BEGINS = 3;
const ELSEWHERE_CONTAINS = 4;
const NAME_SIMILAR = 5;
const ELSEWHERE_SIMILAR = 6;
export const NO_MATCH = 7;

/** Folds a text once, however many dishes have it. */
const folding = () => {
  const known = new Map<string, string>();
  return (text: string): string => {
    const folded = known.get(text) ?? foldText(text);
    known.set(text, folded);
    return folded;
  };
};

/** The ingredients that a dish comes with; extras say nothing about it. */
const otherTexts = (product: MenuProduct, locale: string): string[] =>
  [
    product.category?.name[locale],
    ...product.ingredients
      .filter(({ defaultQuantity }) => defaultQuantity > 0)
      .map(({ name }) => name[locale]),
  ].filter((text) => text !== undefined);

export const languageIndex = (products: readonly MenuProduct[], locale: string): LanguageIndex => {
  const fold = folding();
  const words = new Map<string, Dishes>();
  const entryOf = (word: string): Dishes => {
    const entry = words.get(word) ?? { inNames: [], elsewhere: [] };
    words.set(word, entry);
    return entry;
  };
  const names = products.map((product) => fold(product.name[locale] ?? ''));
  products.forEach((product, place) => {
    for (const word of new Set(wordsOf(names[place] ?? ''))) entryOf(word).inNames.push(place);
    const others = otherTexts(product, locale).flatMap((text) => wordsOf(fold(text)));
    for (const word of new Set(others)) entryOf(word).elsewhere.push(place);
  });
  return { names, words: wordList([...words.keys()]), dishes: [...words.values()] };
};

const improve = (ranks: Uint8Array, places: readonly number[], rank: number): void => {
  for (const place of places) if (rank < (ranks[place] ?? 0)) ranks[place] = rank;
};

const RANKS = {
  begins: { name: WORD_BEGINS, elsewhere: ELSEWHERE_BEGINS },
  contains: { name: WORD_CONTAINS, elsewhere: ELSEWHERE_CONTAINS },
  similar: { name: NAME_SIMILAR, elsewhere: ELSEWHERE_SIMILAR },
} as const;

/** Returns how well each dish has one word of the text. */
const ranksForWord = (
  { names, words, dishes }: LanguageIndex,
  asked: string,
  slips: Slips,
): Uint8Array => {
  const ranks = new Uint8Array(names.length).fill(NO_MATCH);
  const found = (place: number, match: WordMatch): void => {
    const { inNames = [], elsewhere = [] } = dishes[place] ?? {};
    improve(ranks, inNames, RANKS[match].name);
    improve(ranks, elsewhere, RANKS[match].elsewhere);
  };
  words.find(asked, found);
  if (slips > 0)
    words.findSimilar(asked, 1, (place) => {
      found(place, 'similar');
    });
  if (slips === 2)
    // In names alone: an ingredient that is only a little alike would bring half the menu along.
    words.findSimilar(asked, 2, (place) => {
      improve(ranks, dishes[place]?.inNames ?? [], NAME_SIMILAR);
    });
  return ranks;
};

/** Takes the worse of two ranks for each dish into the first list; returns whether any is left. */
const worsen = (ranks: Uint8Array, others: Uint8Array): boolean => {
  let isAnyLeft = false;
  for (let place = 0; place < ranks.length; place += 1) {
    const worse = Math.max(ranks[place] ?? 0, others[place] ?? 0);
    ranks[place] = worse;
    if (worse < NO_MATCH) isAnyLeft = true;
  }
  return isAnyLeft;
};

/**
 * Returns how well each dish has all the words, in any order: as well as it has the one it has worst. Null
 * when no dish has them all.
 */
export const ranksIn = (
  index: LanguageIndex,
  query: string,
  words: readonly string[],
  slips: Slips,
): Uint8Array | null => {
  // Asked first, since it is cheap: most texts are written in one language only.
  if (slips === 0 && !words.every((word) => index.words.has(word))) return null;
  const ranks = new Uint8Array(index.names.length);
  for (const word of words) if (!worsen(ranks, ranksForWord(index, word, slips))) return null;
  index.names.forEach((name, place) => {
    if (ranks[place] === WORD_BEGINS && name.startsWith(query)) ranks[place] = NAME_BEGINS;
  });
  return ranks;
};
