import { defineAction, on, reducerOf } from '../redux/slice';
import type { Language } from './language';
import { inLanguage } from './language';

/** The visit begins, in this language. */
export const languageSet = defineAction<Language>('language/set');
/** The visitor picks a language, to be remembered once the page is there in it. */
export const languageChosen = defineAction<string>('language/chosen');
/** Everything of the page is there in this language of the shop: from now on it speaks it. */
export const languageSwitched = defineAction<string>('language/switched');
/** That language cannot be had: the page stays as it is. */
export const languageRefused = defineAction<undefined>('page/languageRefused');

const UNSET: Language = {
  locale: 'en',
  locales: { all: ['en'], defaultLocale: 'en' },
  iso: 'en',
  numberStyle: { decimal: '.', group: ',', groupedFrom: 4 },
  styles: {},
  chosen: null,
};

export const languageReducer = reducerOf(
  UNSET,
  on(languageSet, (_, language: Language) => language),
  on(languageChosen, (language, chosen: string) => ({ ...language, chosen })),
  // What was not to be had is nothing to remember.
  on(languageRefused, (language) => ({ ...language, chosen: null })),
  on(languageSwitched, (language, locale: string) => inLanguage(language, locale)),
);

export interface LanguageRoot {
  readonly language: Language;
}

export const selectLanguage = (state: LanguageRoot) => state.language;
