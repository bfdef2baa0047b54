import { join } from 'node:path';
import type { Resource } from 'i18next';
import { readTranslations } from '../../server/middleware/request-i18n';
import { LOCALES } from '../../src/domain/locale/locales';

/** The shop's texts in every language, by namespace. */
export const LOCALE_TRANSLATIONS: Resource = readTranslations(join(__dirname, '../../locales'), {
  all: LOCALES,
  defaultLocale: 'en',
});

interface Tree {
  readonly [name: string]: string | Tree;
}

const flatten = (tree: Tree, above = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[above + name, value]] : flatten(value, `${above}${name}.`),
  );

/** The texts of a namespace by their keys. */
export const translationsIn = (locale: string, namespace: string): ReadonlyMap<string, string> =>
  // What the files hold is such a tree.
  new Map(flatten((LOCALE_TRANSLATIONS[locale]?.[namespace] ?? {}) as Tree));

/** All texts of a language by their keys. */
export const allTranslationsIn = (locale: string): ReadonlyMap<string, string> =>
  new Map([...translationsIn(locale, 'menu'), ...translationsIn(locale, 'shop')]);
