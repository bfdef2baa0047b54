import { firstCharacters } from '../../src/domain/text/characters';
import type { DecodeFailure } from '../codec/decode-failures';

/** A place in an import file, and what is wrong there, in words for the operator. */
export interface ImportProblem {
  /** Such as `products[3].prices.BGN`; empty for the file as a whole. */
  readonly path: string;
  readonly reason: string;
}

const SHOWN = 10;

/** A path as programmers write it: names after dots, places in lists in brackets. */
export const jsonPath = (keys: readonly string[]): string =>
  keys.reduce(
    (path, key) => (/^\d+$/.test(key) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`),
    '',
  );

const shortly = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${firstCharacters(text, 57)}…` : text;
};

export const problemOf = ({ path, expected, value }: DecodeFailure): ImportProblem => ({
  path: jsonPath(path),
  reason: `expected ${expected}, got ${shortly(value)}`,
});

/** The problems of one file as lines, the first ten of them. */
export const problemLines = (file: string, problems: readonly ImportProblem[]): string[] => {
  const lines = problems
    .slice(0, SHOWN)
    .map(({ path, reason }) => `${file}: ${path === '' ? '' : `${path}: `}${reason}`);
  const more = problems.length - SHOWN;
  return more > 0 ? [...lines, `${file}: and ${String(more)} more`] : lines;
};
