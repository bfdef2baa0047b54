import { countCharacters } from '../../src/domain/text/characters';
import { isBlank } from '../../src/domain/text/unseen';
import type { LocalisedText } from '../i18n/localised-text';
import type { ImportProblem } from './import-failure';
import { warning } from './import-failure';
import { pathIn } from './json-places';

interface TextPlace {
  readonly path: string;
  readonly texts: LocalisedText;
}

/** Texts by locale are the only objects of a file whose keys are all languages. */
const isLocalisedText = (value: object): value is LocalisedText =>
  Object.entries(value).every(([key, text]) => /^[a-z]{2}$/.test(key) && typeof text === 'string');

const localisedTextsIn = (value: unknown, path = ''): TextPlace[] => {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  if (entries.length > 0 && isLocalisedText(value)) return [{ path, texts: value }];
  return entries.flatMap(([key, inner]) => localisedTextsIn(inner, pathIn(path, key)));
};

const lacks = ({ texts }: TextPlace, locale: string): boolean => isBlank(texts[locale] ?? '');

const missing = (
  places: readonly TextPlace[],
  locale: string,
): readonly Pick<ImportProblem, 'path' | 'reason'>[] => {
  const [first, ...others] = places.filter((place) => lacks(place, locale));
  if (!first) return [];
  const more = others.length === 0 ? '' : `, nor at ${String(others.length)} other places`;
  return [{ path: first.path, reason: `there is no text in "${locale}"${more}` }];
};

/** A name that no card and no receipt has room for. */
const MAX_NAME = 200;

const longNames = (places: readonly TextPlace[]): ImportProblem[] =>
  places.flatMap(({ path, texts }) => {
    const longest = Math.max(...Object.values(texts).map(countCharacters));
    return path.endsWith('.name') && longest > MAX_NAME
      ? [warning(path, `the name has ${String(longest)} characters`)]
      : [];
  });

/**
 * Texts that lack a language. Those that the file itself says every text has are wrong without it;
 * reports a language of the shop that only some texts have, and names that are too long.
 */
export const checkTranslations = (
  file: { readonly locales: readonly string[] },
  shopLocales: readonly string[],
): ImportProblem[] => {
  const places = localisedTextsIn(file);
  const written = places.filter(({ texts }) => Object.values(texts).some((text) => !isBlank(text)));
  return [
    ...file.locales.flatMap((locale) => missing(places, locale)),
    ...shopLocales
      .filter((locale) => !file.locales.includes(locale))
      .flatMap((locale) => missing(written, locale))
      .map(({ path, reason }) => warning(path, reason)),
    ...longNames(places),
  ];
};
