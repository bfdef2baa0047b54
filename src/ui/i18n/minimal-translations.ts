import type { TFunction } from 'i18next';
import type { Translations } from './translations';

export type TranslationTree = Readonly<Record<string, unknown>>;

type Params = Readonly<Record<string, unknown>>;

const BLANK = /\{\{(\w+)\}\}/g;

const translationAt = (tree: TranslationTree, key: string): string | null => {
  let found: unknown = tree;
  for (const name of key.split('.')) {
    if (typeof found !== 'object' || found === null) return null;
    found = Reflect.get(found, name);
  }
  return typeof found === 'string' ? found : null;
};

const written = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const filled = (text: string, params: Params): string =>
  text.replace(BLANK, (blank, name: string) =>
    Object.hasOwn(params, name) ? written(params[name]) : blank,
  );

/**
 * Looks up translations as i18next does: by key, with the plural that a `count` asks for, and
 * placeholders filled in. The menu needs no more, so that the browser fetches i18next later, with the
 * deferred translations; a test compares the two.
 */
export const minimalTranslations = (tree: TranslationTree, locale: string): Translations => {
  const plurals = new Intl.PluralRules(locale);
  const find = (key: string, { count }: Params): string | null => {
    const counted =
      typeof count === 'number' ? translationAt(tree, `${key}_${plurals.select(count)}`) : null;
    return counted ?? translationAt(tree, key);
  };
  const tell = (key: string, params: Params = {}): string =>
    filled(find(key, params) ?? (written(params.defaultValue) || key), params);
  return {
    language: locale,
    // Of the forms of a call that the library knows, this is the one that the shop uses.
    t: tell as TFunction,
    exists: (key, params = {}) => find(key, params) !== null,
  };
};
