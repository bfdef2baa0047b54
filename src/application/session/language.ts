import type { Locales } from '../../domain/locale/locale-path';
import { isoOf } from '../../domain/locale/locale-path';
import type { NumberStyle } from '../../domain/money/number-style';

/** How a language is written in the shop's country. */
export interface LanguageStyle {
  /** Language-COUNTRY tag. */
  readonly iso: string;
  readonly numberStyle: NumberStyle;
}

/** The language of a visit, and what is needed to go over to another one. */
export interface Language extends LanguageStyle {
  readonly locale: string;
  readonly locales: Locales;
  /** Of every language of the shop: not every browser knows how each is written. */
  readonly styles: Readonly<Record<string, LanguageStyle>>;
  /** The language that the visitor picked on this page; null for none. */
  readonly chosen: string | null;
}

export interface LanguageOptions {
  readonly locale: string;
  readonly locales: Locales;
  readonly country: string;
  readonly numberStyleOf: (iso: string) => NumberStyle;
}

/** The language that a visit begins in. */
export const languageOf = ({
  locale,
  locales,
  country,
  numberStyleOf,
}: LanguageOptions): Language => {
  const styleOf = (language: string): LanguageStyle => {
    const iso = isoOf(language, country);
    return { iso, numberStyle: numberStyleOf(iso) };
  };
  return {
    ...styleOf(locale),
    locale,
    locales,
    chosen: null,
    styles: Object.fromEntries(locales.all.map((language) => [language, styleOf(language)])),
  };
};

/** The same shop in another of its languages. */
export const inLanguage = (language: Language, locale: string): Language => ({
  ...language,
  ...language.styles[locale],
  locale,
});
