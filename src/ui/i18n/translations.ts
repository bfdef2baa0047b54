import type { TFunction, i18n } from 'i18next';

/** What the shop asks of the texts of a language: with all of i18next, or with `minimalTranslations`. */
export interface Translations {
  readonly language: string;
  readonly t: TFunction;
  exists(key: string, params?: Readonly<Record<string, unknown>>): boolean;
}

export interface TranslationStore {
  /** The words of a language; a visit only ever speaks one whose words have come. */
  get(locale: string): Translations;
}

/** Returns the texts as react-i18next's context wants them; the shop uses only `Texts` of it. */
export const asLibrary = (translations: Translations): i18n =>
  // Components look texts up by `useText`, none by the library's own hooks.
  translations as i18n;
