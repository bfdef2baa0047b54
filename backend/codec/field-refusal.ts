import type * as t from 'io-ts';
import { isLeft } from 'fp-ts/Either';
import type { Result } from '../../src/domain';
import { ok, refuse } from '../../src/domain';
import type { FieldSayings, Saying } from '../texts/say';
import type { DecodeFailure } from '../../contract/wire/failures';
import { decodeFailures } from '../../contract/wire/failures';

/** What to say of a field that is missing, or is not what it should be. */
export const fieldSaying = ({ value }: DecodeFailure): Saying => ({
  text: value === undefined ? 'field_required' : 'field_wrong',
});

/**
 * What a body holds; refuses with what is wrong, by the path of the field (`body` for the whole), in
 * the words of `sayingFor`. Every body of a request is read here.
 */
export const decodeFields = <A>(
  codec: t.Decoder<unknown, A>,
  body: unknown,
  sayingFor: (failure: DecodeFailure) => Saying = fieldSaying,
): Result<FieldSayings, A> => {
  const decoded = codec.decode(body);
  return isLeft(decoded)
    ? refuse(
        Object.fromEntries(
          decodeFailures(decoded.left).map((failure) => [
            failure.path.join('.') || 'body',
            [sayingFor(failure)],
          ]),
        ),
      )
    : ok(decoded.right);
};
