import type { Resource } from 'i18next';
import type { Namespace } from '../ui/text/namespaces';
import type { Words } from '../ui/text/plain-texts';
import { plainTexts } from '../ui/text/plain-texts';
import type { Texts, TextsShelf } from '../ui/text/texts-shelf';

interface WordsModule {
  readonly default: Words;
}

/** Fetches a namespace of a language. */
export const fetchWords = async (locale: string, namespace: Namespace): Promise<Words> => {
  // The bundler makes one chunk of each file that this path can be.
  const module = (await import(
    /* webpackChunkName: "texts-[request]" */ `../../locales/${locale}/${namespace}.json`
  )) as WordsModule;
  return module.default;
};

export interface LoadingShelf extends TextsShelf {
  /** Fetches the words of a language, each once; rejects when they cannot be had. */
  load(locale: string): Promise<void>;
  /** From now on all words are wanted, in each language that is spoken; rejects as `load`. */
  loadFurther(): Promise<void>;
}

const fetchLibrary = async (): Promise<(resources: Resource, locale: string) => Texts> => {
  const library = await import(/* webpackChunkName: "all-texts" */ '../ui/text/texts');
  return library.createTexts;
};

/** The texts of a language; deferred translations are added to them in place. */
interface GrowingTexts {
  readonly texts: Texts;
  readonly first: Words;
  grow(texts: Texts): void;
}

const growingTexts = (first: Words, locale: string): GrowingTexts => {
  let known = plainTexts(first, locale);
  // The library's signature knows every form of a call; they are passed on as they came.
  const t = ((...call: Parameters<Texts['t']>) => known.t(...call)) as Texts['t'];
  return {
    texts: { language: locale, t, exists: (key, params) => known.exists(key, params) },
    first,
    grow: (texts) => {
      known = texts;
    },
  };
};

/**
 * The texts of each language are files of their own, fetched when the language is first spoken; the
 * words that few pages need with the first page that needs them, and i18next along with these.
 */
export const createShelf = (
  fetch: (locale: string, namespace: Namespace) => Promise<Words> = fetchWords,
): LoadingShelf => {
  const there = new Map<string, GrowingTexts>();
  const complete = new Set<string>();
  let isAllRequested = false;
  const begin = async (locale: string): Promise<void> => {
    if (there.has(locale)) return;
    there.set(locale, growingTexts(await fetch(locale, 'menu'), locale));
  };
  const complement = async (locale: string, begun: Promise<void>): Promise<void> => {
    if (complete.has(locale)) return;
    const [further, textsOf] = await Promise.all([fetch(locale, 'shop'), fetchLibrary(), begun]);
    const growing = there.get(locale);
    growing?.grow(textsOf({ [locale]: { menu: growing.first, shop: further } }, locale));
    complete.add(locale);
  };
  const load = async (locale: string): Promise<void> => {
    const begun = begin(locale);
    await Promise.all([begun, isAllRequested ? complement(locale, begun) : null]);
    // They may have become wanted meanwhile.
    if (isAllRequested) await complement(locale, begun);
  };
  return {
    get: (locale) => {
      const growing = there.get(locale);
      if (!growing) throw new Error(`The texts of ${locale} were never fetched`);
      return growing.texts;
    },
    load,
    loadFurther: async () => {
      isAllRequested = true;
      await Promise.all([...there.keys()].map(load));
    },
  };
};
