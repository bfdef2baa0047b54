import type { Resource } from 'i18next';
import type { Namespace } from '../ui/i18n/namespaces';
import type { TranslationTree } from '../ui/i18n/minimal-translations';
import { minimalTranslations } from '../ui/i18n/minimal-translations';
import type { Translations, TranslationStore } from '../ui/i18n/translations';

interface TranslationsModule {
  readonly default: TranslationTree;
}

/** Fetches a namespace of a language. */
export const fetchTranslations = async (
  locale: string,
  namespace: Namespace,
): Promise<TranslationTree> => {
  // The bundler makes one chunk of each file that this path can be.
  const module = (await import(
    /* webpackChunkName: "texts-[request]", webpackInclude: /(menu|shop)\.json$/ */ `../../locales/${locale}/${namespace}.json`
  )) as TranslationsModule;
  return module.default;
};

export interface LoadingTranslationStore extends TranslationStore {
  /** Fetches the translations of a language, once; rejects when they cannot be loaded. */
  load(locale: string): Promise<void>;
  /** Loads the deferred translations too, now and for each later language; rejects as `load`. */
  loadFurther(): Promise<void>;
}

const fetchLibrary = async (): Promise<(resources: Resource, locale: string) => Translations> => {
  const library = await import(/* webpackChunkName: "all-texts" */ '../ui/i18n/create-i18n');
  return library.createI18n;
};

/** The translations of a language; deferred ones are added in place. */
interface GrowingTranslations {
  readonly translations: Translations;
  readonly first: TranslationTree;
  grow(translations: Translations): void;
}

const growingTranslations = (first: TranslationTree, locale: string): GrowingTranslations => {
  let known = minimalTranslations(first, locale);
  // The library's signature knows every form of a call; they are passed on as they came.
  const t = ((...call: Parameters<Translations['t']>) => known.t(...call)) as Translations['t'];
  return {
    translations: { language: locale, t, exists: (key, params) => known.exists(key, params) },
    first,
    grow: (translations) => {
      known = translations;
    },
  };
};

/**
 * The translations of each language are files of their own, fetched when the language is first used;
 * deferred ones with the first page that needs them, and i18next along with these.
 */
export const createTranslationStore = (
  fetch: (locale: string, namespace: Namespace) => Promise<TranslationTree> = fetchTranslations,
): LoadingTranslationStore => {
  const there = new Map<string, GrowingTranslations>();
  const complete = new Set<string>();
  let isAllRequested = false;
  const begin = async (locale: string): Promise<void> => {
    if (there.has(locale)) return;
    there.set(locale, growingTranslations(await fetch(locale, 'menu'), locale));
  };
  const complement = async (locale: string, begun: Promise<void>): Promise<void> => {
    if (complete.has(locale)) return;
    const [further, createI18n] = await Promise.all([fetch(locale, 'shop'), fetchLibrary(), begun]);
    const growing = there.get(locale);
    growing?.grow(createI18n({ [locale]: { menu: growing.first, shop: further } }, locale));
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
      return growing.translations;
    },
    load,
    loadFurther: async () => {
      isAllRequested = true;
      await Promise.all([...there.keys()].map(load));
    },
  };
};
