import { isRight } from 'fp-ts/Either';
import type * as t from 'io-ts';
import type { DecodeFailure } from '../wire/failures';
import { decodeFailures } from '../wire/failures';
import type { Strictness } from './promised';
import { promised } from './promised';

/** One place of an answer that is not as the contract says. */
export interface Misfit {
  /** Such as `goods.0.price`; empty for the whole. */
  readonly place: string;
  readonly expected: string;
  /** Never a text of the answer itself: it may be a token or a phone. */
  readonly came: string;
  /** A storefront can do nothing with the answer: it reads more than the contract promises. */
  readonly isUnreadable: boolean;
}

/** The names of io-ts in plain words. */
const NAMES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  UnknownRecord: 'an object',
};

/** A value as it may be printed. */
export const kindOf = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return `a list of ${String(value.length)}`;
  if (typeof value === 'string') return 'a text';
  if (typeof value === 'number') return Math.abs(value) < 1e9 ? String(value) : 'a huge number';
  return value === null || typeof value === 'boolean' ? String(value) : 'an object';
};

/** Where one of some words is expected, the word that came may be printed. */
const cameOf = ({ value, expected }: DecodeFailure): string =>
  /^(one of |")/.test(expected) &&
  typeof value === 'string' &&
  /^(?=.{1,40}$)[a-z]+([._][a-z]+)*$/.test(value)
    ? `"${value}"`
    : kindOf(value);

const failuresOf = (codec: t.Mixed, value: unknown): readonly DecodeFailure[] => {
  const read = codec.decode(value);
  return isRight(read) ? [] : decodeFailures(read.left);
};

/** What of a value is not as the contract promises, each place once. */
export const misfitsOf = (
  codec: t.Mixed,
  value: unknown,
  strictness: Strictness = {},
): readonly Misfit[] => {
  const unreadable = new Set(failuresOf(codec, value).map(({ path }) => path.join('.')));
  return failuresOf(promised(codec, strictness), value).map((failure) => {
    const place = failure.path.join('.');
    const { expected } = failure;
    return {
      place,
      expected:
        failure.value === undefined ? 'the field to be there' : (NAMES[expected] ?? expected),
      came: cameOf(failure),
      isUnreadable: unreadable.has(place),
    };
  });
};
