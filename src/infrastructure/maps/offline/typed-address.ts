import { spellingsOf } from '../letters';
import { isHouse, keyOfTypedHouse, partsOf, wordsIn } from '../typed-house';
import type { StreetKind } from './gazetteer';

/** Words for kinds of streets, as people type them; without accents, capitals and dots. */
const KIND_WORDS: readonly (readonly [kind: StreetKind, words: string])[] = [
  ['street', 'ул улица вул вулиця улиця көшесі көше street str st ul ulitsa ulica'],
  ['boulevard', 'бул булевард бульвар бульв бульвары boulevard blvd bul bulevard'],
  ['square', 'пл площад площадь площа алаңы square sq pl ploshtad'],
];

const KINDS = new Map(
  KIND_WORDS.flatMap(([kind, words]) => words.split(' ').map((word) => [word, kind] as const)),
);

/** The kind of street that a word names, if it is such a word. */
export const kindNamedBy = (word: string): StreetKind | undefined => KINDS.get(word);

/** A word that was typed. */
export interface TypedWord {
  /** Without accents and capitals. */
  readonly text: string;
  /** How it may be spelt in Latin letters. */
  readonly spellings: readonly string[];
}

/** One way to read what was typed: these words name the street, and this is the house. */
export interface TypedAddress {
  readonly words: readonly TypedWord[];
  /** As places are named by it; null for none. */
  readonly house: string | null;
}

const reading = (parts: readonly string[], house: string | null): TypedAddress => ({
  words: parts.flatMap(wordsIn).map((text) => ({ text, spellings: spellingsOf(text) })),
  house,
});

const withoutPart = (parts: readonly string[], place: number): readonly string[] =>
  parts.filter((_, other) => other !== place);

/**
 * Returns what a typed text may mean: all of it a street's name, or each number in it the house and the
 * rest the name, wherever it stands.
 */
export const readingsOf = (text: string): readonly TypedAddress[] => {
  const parts = partsOf(text);
  const withHouse = parts.flatMap((part, place) =>
    isHouse(part) ? [reading(withoutPart(parts, place), keyOfTypedHouse(part))] : [],
  );
  return [reading(parts, null), ...withHouse].filter(({ words }) => words.length > 0);
};
