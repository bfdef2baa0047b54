import type { Locale } from '../../domain/locale/locales';

/** The own name of each language, so that visitors who cannot read the page find theirs. */
const NAMES: Readonly<Record<string, string>> = {
  en: 'English',
  ru: 'Русский',
  bg: 'Български',
  kk: 'Қазақша',
  uk: 'Українська',
} satisfies Record<Locale, string>;

export const languageName = (locale: string): string => NAMES[locale] ?? locale;
