import type { i18n } from 'i18next';
import { TEXT_NAMESPACE, createTexts } from '../ui/text/texts';
import type { TextsShelf } from '../ui/text/texts-shelf';

export type Words = Record<string, unknown>;

/** What every page needs before it comes alive, and the rest. */
export type WordsPart = 'first' | 'further';

interface WordsModule {
  readonly default: Words;
}

const fetchWords = async (locale: string, part: WordsPart): Promise<Words> => {
  // The bundler makes one file of each part and language of what these paths can be. It cuts a
  // language in two by `src/ui/text/first-words.json`.
  const module = (await (part === 'first'
    ? import(
        /* webpackChunkName: "first-words-[request]" */ `../../locales/${locale}/shop.json?first`
      )
    : import(
        /* webpackChunkName: "further-words-[request]" */ `../../locales/${locale}/shop.json?further`
      ))) as WordsModule;
  return module.default;
};

export interface LoadingShelf extends TextsShelf {
  /** Fetches the words of a language, each once; rejects when they cannot be had. */
  load(locale: string): Promise<void>;
  /** From now on all words are wanted, in each language that is spoken; rejects as `load`. */
  loadFurther(): Promise<void>;
}

/**
 * The texts of each language are files of their own, fetched when the language is first spoken; the
 * words that few pages need with the first page that needs them.
 */
export const createShelf = (
  fetch: (locale: string, part: WordsPart) => Promise<Words> = fetchWords,
): LoadingShelf => {
  const there = new Map<string, i18n>();
  const complete = new Set<string>();
  let isAllWanted = false;
  const begin = async (locale: string): Promise<void> => {
    if (there.has(locale)) return;
    const words = await fetch(locale, 'first');
    there.set(locale, createTexts({ [locale]: { [TEXT_NAMESPACE]: words } }, locale));
  };
  const complement = async (locale: string, begun: Promise<void>): Promise<void> => {
    if (complete.has(locale)) return;
    const [words] = await Promise.all([fetch(locale, 'further'), begun]);
    there.get(locale)?.addResourceBundle(locale, TEXT_NAMESPACE, words, true);
    complete.add(locale);
  };
  const load = async (locale: string): Promise<void> => {
    const begun = begin(locale);
    await Promise.all([begun, isAllWanted ? complement(locale, begun) : null]);
    // They may have become wanted meanwhile.
    if (isAllWanted) await complement(locale, begun);
  };
  return {
    get: (locale) => {
      const texts = there.get(locale);
      if (!texts) throw new Error(`The texts of ${locale} were never fetched`);
      return texts;
    },
    load,
    loadFurther: async () => {
      isAllWanted = true;
      await Promise.all([...there.keys()].map(load));
    },
  };
};
