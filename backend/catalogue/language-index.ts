import type { MenuProduct } from './menu';
import { beginsAlmostWith } from './similar-word';
import { foldText, wordsOf } from './search-words';

/** A word of the menu, and the dishes that have it, by their place in the index. */
interface IndexedWord {
  readonly word: string;
  readonly inNames: number[];
  /** In the category's name or an ingredient's. */
  readonly elsewhere: number[];
}

/** The dishes of a menu prepared for searching in one language. */
export interface LanguageIndex {
  readonly names: readonly string[];
  readonly words: readonly IndexedWord[];
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
  const words = new Map<string, IndexedWord>();
  const entryOf = (word: string): IndexedWord => {
    const entry = words.get(word) ?? { word, inNames: [], elsewhere: [] };
    words.set(word, entry);
    return entry;
  };
  const names = products.map((product) => fold(product.name[locale] ?? ''));
  products.forEach((product, place) => {
    for (const word of new Set(wordsOf(names[place] ?? ''))) entryOf(word).inNames.push(place);
    const others = otherTexts(product, locale).flatMap((text) => wordsOf(fold(text)));
    for (const word of new Set(others)) entryOf(word).elsewhere.push(place);
  });
  return { names, words: [...words.values()] };
};

const improve = (ranks: Uint8Array, places: readonly number[], rank: number): void => {
  for (const place of places) if (rank < (ranks[place] ?? 0)) ranks[place] = rank;
};

/** One letter alone is only looked for where words begin: inside words it is everywhere. */
const contains = (word: string, asked: string): boolean => asked.length > 1 && word.includes(asked);

/** How well each dish has one word of the text. */
const ranksForWord = (
  { names, words }: LanguageIndex,
  asked: string,
  isForgiving: boolean,
): Uint8Array => {
  const ranks = new Uint8Array(names.length).fill(NO_MATCH);
  for (const { word, inNames, elsewhere } of words) {
    if (word.startsWith(asked)) {
      improve(ranks, inNames, WORD_BEGINS);
      improve(ranks, elsewhere, ELSEWHERE_BEGINS);
    } else if (contains(word, asked)) {
      improve(ranks, inNames, WORD_CONTAINS);
      improve(ranks, elsewhere, ELSEWHERE_CONTAINS);
    } else if (isForgiving && beginsAlmostWith(word, asked)) {
      improve(ranks, inNames, NAME_SIMILAR);
      improve(ranks, elsewhere, ELSEWHERE_SIMILAR);
    }
  }
  return ranks;
};

/**
 * How well each dish has all the words, in any order: as well as it has the one it has worst. Null
 * when no dish has them all.
 */
export const ranksIn = (
  index: LanguageIndex,
  query: string,
  words: readonly string[],
  isForgiving: boolean,
): Uint8Array | null => {
  const ranks = new Uint8Array(index.names.length);
  for (const word of words) {
    let isAnyLeft = false;
    ranksForWord(index, word, isForgiving).forEach((rank, place) => {
      const worse = Math.max(rank, ranks[place] ?? 0);
      ranks[place] = worse;
      isAnyLeft ||= worse < NO_MATCH;
    });
    if (!isAnyLeft) return null;
  }
  index.names.forEach((name, place) => {
    if (ranks[place] === WORD_BEGINS && name.startsWith(query)) ranks[place] = NAME_BEGINS;
  });
  return ranks;
};
