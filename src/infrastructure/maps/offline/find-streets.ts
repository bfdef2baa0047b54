import { plain, spellingsOf } from '../letters';
import { wordsIn } from '../typed-house';
import type { Gazetteer, ListedStreet } from './gazetteer';
import type { TypedAddress, TypedWord } from './typed-address';
import { kindNamedBy, readingsOf } from './typed-address';

/** A street that fits what was typed, and the house that was typed with it. */
export interface FoundStreet {
  readonly street: ListedStreet;
  readonly house: string | null;
}

/** The words of one name of a street, each in all its spellings. */
type SpelledName = readonly (readonly string[])[];

interface SpelledStreet {
  readonly street: ListedStreet;
  readonly names: readonly SpelledName[];
}

/** A list of streets as it is looked through. Made by `prepareStreets`. */
export interface PreparedStreets {
  readonly streets: readonly SpelledStreet[];
  /** What may stand beside a street without meaning one. */
  readonly cityNames: ReadonlySet<string>;
}

/** Streets are what the first eight are enough for: who wants another types on. */
const MOST = 8;

const joined = (name: string): readonly string[] => plain(name).replace(/-/g, '').split(/\s+/);

const spelled = ({ names: { bg, en, ru } }: ListedStreet): readonly SpelledName[] =>
  [bg, en, ru]
    .filter((name) => name !== '')
    .flatMap((name) => [wordsIn(name), ...(name.includes('-') ? [joined(name)] : [])])
    .map((words) => words.map(spellingsOf));

/** Returns what a caller that asks often makes of a list once. */
export const prepareStreets = ({ streets, names }: Gazetteer): PreparedStreets => ({
  streets: streets.map((street) => ({ street, names: spelled(street) })),
  cityNames: new Set(names.map(plain)),
});

const equals = (word: TypedWord, spellings: readonly string[]): boolean =>
  word.spellings.some((typed) => spellings.includes(typed));

const begins = (word: TypedWord, spellings: readonly string[]): boolean =>
  word.spellings.some((typed) => spellings.some((spelling) => spelling.startsWith(typed)));

/** For each typed word another word of the name that it begins; null where there are not enough. */
const assigned = (
  typed: readonly TypedWord[],
  name: SpelledName,
  taken: readonly number[] = [],
): readonly number[] | null => {
  const [word, ...others] = typed;
  if (!word) return taken;
  for (const [place, spellings] of name.entries()) {
    if (taken.includes(place) || !begins(word, spellings)) continue;
    const found = assigned(others, name, [...taken, place]);
    if (found) return found;
  }
  return null;
};

const FROM_THE_START = 50;
const WHOLE_WORD = 20;
const RIGHT_KIND = 10;

/** Returns how well words fit a name; null if they do not. */
const fitOfName = (typed: readonly TypedWord[], name: SpelledName): number | null => {
  const places = assigned(typed, name);
  if (!places) return null;
  const whole = typed.filter((word) => name.some((spellings) => equals(word, spellings))).length;
  return (places[0] === 0 ? FROM_THE_START : 0) + whole * WHOLE_WORD;
};

const best = (fits: readonly (number | null)[]): number | null =>
  fits.reduce((one, other) => (one === null || (other ?? -Infinity) > one ? other : one), null);

/** "Al Barsha 2" is not "Al Barsha" with the house that was typed. */
const isOtherArea = ({ street }: SpelledStreet, { words, house }: TypedAddress): boolean =>
  house !== null &&
  street.kind === 'area' &&
  wordsIn(street.names.en).some(
    (word) => /^\d/.test(word) && !words.some(({ text }) => text === word),
  );

/** Returns how well one reading fits a street; null if it does not. */
const fitOf = (
  spelledStreet: SpelledStreet,
  reading: TypedAddress,
  cityNames: ReadonlySet<string>,
): number | null => {
  if (isOtherArea(spelledStreet, reading)) return null;
  const { street, names } = spelledStreet;
  const fitOfAll = best(names.map((name) => fitOfName(reading.words, name)));
  if (fitOfAll !== null) return fitOfAll;
  const meant = reading.words.filter(
    ({ text }) => kindNamedBy(text) === undefined && !cityNames.has(text),
  );
  const isRightKind = reading.words.some(({ text }) => kindNamedBy(text) === street.kind);
  // Nothing but "bul.": the customer has only begun.
  if (meant.length === 0) return isRightKind && reading.house === null ? 0 : null;
  const fit = best(names.map((name) => fitOfName(meant, name)));
  return fit === null ? null : fit + (isRightKind ? RIGHT_KIND : 0);
};

interface Fit extends FoundStreet {
  readonly fit: number;
}

const bestFitOf = (
  street: SpelledStreet,
  readings: readonly TypedAddress[],
  cityNames: ReadonlySet<string>,
): readonly Fit[] => {
  const fits = readings.flatMap((reading): readonly Fit[] => {
    const fit = fitOf(street, reading, cityNames);
    return fit === null ? [] : [{ street: street.street, house: reading.house, fit }];
  });
  return fits.sort((one, other) => other.fit - one.fit).slice(0, 1);
};

const byName = (one: ListedStreet, other: ListedStreet): number =>
  one.names.en.length - other.names.en.length || (one.key < other.key ? -1 : 1);

/**
 * The streets of a list that a typed text may mean, best first, at most eight: in Cyrillic or Latin
 * letters, by the beginnings of their words in any order, with or without the word for their kind
 * and the city's name. A number beside the name is the house, whether or not it is known.
 */
export const findStreets = (
  { streets, cityNames }: PreparedStreets,
  text: string,
): readonly FoundStreet[] => {
  const readings = readingsOf(text);
  return streets
    .flatMap((street) => bestFitOf(street, readings, cityNames))
    .sort((one, other) => other.fit - one.fit || byName(one.street, other.street))
    .slice(0, MOST)
    .map(({ street, house }) => ({ street, house }));
};
