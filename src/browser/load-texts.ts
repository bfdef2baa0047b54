import type { i18n } from 'i18next';
import { TEXT_NAMESPACE, createTexts } from '../ui/text/texts';
import type { TextsShelf } from '../ui/text/texts-shelf';

interface TextModule {
  readonly default: Record<string, unknown>;
}

const fetchTexts = async (locale: string): Promise<i18n> => {
  // The bundler makes one file per language of what this path can be.
  const module = (await import(
    /* webpackChunkName: "texts-[request]" */ `../../locales/${locale}/shop.json`
  )) as TextModule;
  return createTexts({ [locale]: { [TEXT_NAMESPACE]: module.default } }, locale);
};

export interface LoadingShelf extends TextsShelf {
  /** Fetches the words of a language, each once; rejects when they cannot be had. */
  load(locale: string): Promise<void>;
}

/** The texts of each language are a file of its own, fetched when the language is first spoken. */
export const createShelf = (
  fetch: (locale: string) => Promise<i18n> = fetchTexts,
): LoadingShelf => {
  const there = new Map<string, i18n>();
  return {
    get: (locale) => {
      const texts = there.get(locale);
      if (!texts) throw new Error(`The texts of ${locale} were never fetched`);
      return texts;
    },
    load: async (locale) => {
      if (!there.has(locale)) there.set(locale, await fetch(locale));
    },
  };
};
