import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Resource } from 'i18next';
import { readTranslations } from '../../server/middleware/request-i18n';
import { LOCALES } from '../../src/domain/locale/locales';

const FOLDER = join(__dirname, '../../locales');

/** The shop's texts in every language, by namespace. */
export const LOCALE_TRANSLATIONS: Resource = readTranslations(FOLDER, {
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
export const translationsIn = (locale: string, namespace: string): ReadonlyMap<string, string> => {
  const file = join(FOLDER, locale, `${namespace}.json`);
  // What the files hold is such a tree.
  return new Map(flatten(JSON.parse(readFileSync(file, 'utf8')) as Tree));
};

/** Those of the shop, and that of its staff's board. */
const ALL = ['menu', 'shop', 'board'] as const;

/** All texts of a language by their keys. */
export const allTranslationsIn = (locale: string): ReadonlyMap<string, string> =>
  new Map(ALL.flatMap((namespace) => [...translationsIn(locale, namespace)]));
