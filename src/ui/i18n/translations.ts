import type { TFunction, i18n } from 'i18next';

/** What the shop needs of a language's translations: by i18next, or by `minimalTranslations`. */
export interface Translations {
  readonly language: string;
  readonly t: TFunction;
  exists(key: string, params?: Readonly<Record<string, unknown>>): boolean;
}

export interface TranslationStore {
  /** The translations of a language, which have been loaded. */
  get(locale: string): Translations;
}

/** Returns the translations as react-i18next's context wants them; the shop uses only `Translations` of it. */
export const asLibrary = (translations: Translations): i18n =>
  // Components translate by `useText`, none by the library's own hooks.
  translations as i18n;
