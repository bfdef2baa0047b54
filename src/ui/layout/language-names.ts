import type { Locale } from '../../domain/locale/locales';

/** What each language calls itself, so that whoever cannot read the page finds their own. */
const NAMES: Readonly<Record<string, string>> = {
  en: 'English',
  ru: 'Русский',
  bg: 'Български',
  kk: 'Қазақша',
  uk: 'Українська',
} satisfies Record<Locale, string>;

export const languageName = (locale: string): string => NAMES[locale] ?? locale;
