import { firstCharacters } from '../../src/domain/text/characters';
import type { DecodeFailure } from '../../contract/wire/failures';
import { jsonPlaces, pathIn } from './json-places';

/** A place in an import file, and what is wrong there, in words for the operator. */
export interface ImportProblem {
  /** Such as `products[3].prices.BGN`; empty for the file as a whole. */
  readonly path: string;
  readonly reason: string;
  /** The file comes in all the same. */
  readonly isWarning?: boolean;
}

/** Something that does no harm by itself, and is hardly what was meant. */
export const warning = (path: string, reason: string): ImportProblem => ({
  path,
  reason,
  isWarning: true,
});

const SHOWN = 10;

const shortly = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${firstCharacters(text, 57)}…` : text;
};

/** The codecs name lists and objects by all that is in them. */
const plainly = (expected: string): string => {
  if (expected.startsWith('ReadonlyArray<')) return 'a list';
  return /^(Readonly<|\{)/.test(expected) ? 'an object' : expected;
};

/** What stands somewhere in place of what is expected there. */
export type Unexpected = Omit<DecodeFailure, 'codec'>;

export const problemOf = ({ path, expected, value }: Unexpected): ImportProblem => ({
  path: path.reduce(pathIn, ''),
  reason: `expected ${plainly(expected)}, got ${shortly(value)}`,
});

/** The problems of one file, whose text this is, as lines such as `menu.json:12: …`: the first ten. */
export const problemLines = (
  file: string,
  text: string,
  problems: readonly ImportProblem[],
): string[] => {
  if (problems.length === 0) return [];
  const { lineOf, brokenLine } = jsonPlaces(text);
  const lines = problems.slice(0, SHOWN).map(({ path, reason, isWarning }) => {
    const line = path === '' ? brokenLine : lineOf(path);
    return [
      line === null ? file : `${file}:${String(line)}`,
      ...(isWarning === true ? ['warning'] : []),
      ...(path === '' ? [] : [path]),
      reason,
    ].join(': ');
  });
  const more = problems.length - SHOWN;
  return more > 0 ? [...lines, `${file}: and ${String(more)} more`] : lines;
};
