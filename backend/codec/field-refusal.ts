import type * as t from 'io-ts';
import { isLeft } from 'fp-ts/Either';
import type { DecodeFailure } from '../../contract/wire/failures';
import { decodeFailures } from '../../contract/wire/failures';
import type { Result } from '../../src/domain';
import { ok, refuse } from '../../src/domain';
import type { FieldMessages, Message } from '../i18n/translate';

export const FIELD_WRONG: Message = { text: 'field_wrong' };

/** Messages of fields that have their own, by the last name of the field. */
export type FieldMessageTable = Readonly<Record<string, (failure: DecodeFailure) => Message>>;

/** Returns the message of a field that is missing or invalid. */
const messageFor = (failure: DecodeFailure, messages: FieldMessageTable): Message =>
  failure.value === undefined
    ? { text: 'field_required' }
    : (messages[failure.path.at(-1) ?? '']?.(failure) ?? FIELD_WRONG);

/** Refuses one field. */
export const wrongField = (field: string, message = FIELD_WRONG): Result<FieldMessages, never> =>
  refuse({ [field]: [message] });

/** Returns what is wrong with all fields that were refused. */
export const messagesOf = (reads: readonly Result<FieldMessages, unknown>[]): FieldMessages =>
  Object.assign({}, ...reads.map((read) => (read.ok ? {} : read.error)));

/**
 * Returns what a body holds; refuses with what is wrong, by the path of the field (`body` for the whole).
 * Every body of a request is read here.
 */
export const decodeFields = <A>(
  codec: t.Decoder<unknown, A>,
  body: unknown,
  messages: FieldMessageTable = {},
): Result<FieldMessages, A> => {
  const decoded = codec.decode(body);
  return isLeft(decoded)
    ? refuse(
        Object.fromEntries(
          decodeFailures(decoded.left).map((failure) => [
            failure.path.join('.') || 'body',
            [messageFor(failure, messages)],
          ]),
        ),
      )
    : ok(decoded.right);
};
