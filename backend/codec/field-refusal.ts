import type * as t from 'io-ts';
import { isLeft } from 'fp-ts/Either';
import type { DecodeFailure } from '../../contract/wire/failures';
import { decodeFailures } from '../../contract/wire/failures';
import type { Result } from '../../src/domain';
import { ok, refuse } from '../../src/domain';
import type { FieldSayings, Saying } from '../texts/say';

export const FIELD_WRONG: Saying = { text: 'field_wrong' };

/** What to say of fields that have words of their own, by their last names. */
export type FieldWords = Readonly<Record<string, (failure: DecodeFailure) => Saying>>;

/** Returns what to say of a field that is missing, or is not what it should be. */
const sayingFor = (failure: DecodeFailure, words: FieldWords): Saying =>
  failure.value === undefined
    ? { text: 'field_required' }
    : (words[failure.path.at(-1) ?? '']?.(failure) ?? FIELD_WRONG);

/** Refuses one field. */
export const wrongField = (field: string, saying = FIELD_WRONG): Result<FieldSayings, never> =>
  refuse({ [field]: [saying] });

/** Returns what is wrong with all fields that were refused. */
export const sayingsOf = (reads: readonly Result<FieldSayings, unknown>[]): FieldSayings =>
  Object.assign({}, ...reads.map((read) => (read.ok ? {} : read.error)));

/**
 * Returns what a body holds; refuses with what is wrong, by the path of the field (`body` for the whole).
 * Every body of a request is read here.
 */
export const decodeFields = <A>(
  codec: t.Decoder<unknown, A>,
  body: unknown,
  words: FieldWords = {},
): Result<FieldSayings, A> => {
  const decoded = codec.decode(body);
  return isLeft(decoded)
    ? refuse(
        Object.fromEntries(
          decodeFailures(decoded.left).map((failure) => [
            failure.path.join('.') || 'body',
            [sayingFor(failure, words)],
          ]),
        ),
      )
    : ok(decoded.right);
};
