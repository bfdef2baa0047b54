import { join } from 'node:path';
import type { Resource } from 'i18next';
import { readTexts } from '../../server/middleware/request-texts';
import { LOCALES } from '../../src/domain/locale/locales';

/** The shop's texts in every language, by namespace. */
export const LOCALE_TEXTS: Resource = readTexts(join(__dirname, '../../locales'), {
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
export const textsIn = (locale: string, namespace: string): ReadonlyMap<string, string> =>
  // What the files hold is such a tree.
  new Map(flatten((LOCALE_TEXTS[locale]?.[namespace] ?? {}) as Tree));

/** All texts of a language by their keys. */
export const allTextsIn = (locale: string): ReadonlyMap<string, string> =>
  new Map([...textsIn(locale, 'menu'), ...textsIn(locale, 'shop')]);
