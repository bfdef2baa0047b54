import type { ErrorCode } from '../../contract/calls/errors';
import type { FieldMessages, Message, MessageParams } from '../i18n/translate';

/** What the contract knows by name, and what may always go wrong on our side. */
export type RefusalCode = ErrorCode | 'internal' | 'unavailable';

interface AnyRefusal {
  readonly message: Message;
  /** Numbers that the message speaks of. */
  readonly params?: MessageParams;
  readonly retryAfterSeconds?: number;
  /** What else the caller needs to go on, beside the fields that every error has. */
  readonly more?: Readonly<Record<string, unknown>>;
}

/** Fields of the body are wrong. */
interface WrongFields extends AnyRefusal {
  readonly code: string;
  /** By their path in the body. */
  readonly errors: FieldMessages;
}

/**
 * Why a call is not answered as asked: a value, which `backend/http` turns into status and message. The
 * code is for programs: stable, never translated.
 */
export type Refusal =
  | WrongFields
  | (AnyRefusal & { readonly code: RefusalCode; readonly errors?: undefined });

export const NOT_FOUND: Refusal = {
  code: 'not_found',
  message: { text: 'not_found' },
};

export const INTERNAL: Refusal = { code: 'internal', message: { text: 'internal' } };

/**
 * The database does not answer just now. Not `internal`: that would tell the storefront to give up
 * the customer's cart.
 */
export const UNAVAILABLE: Refusal = {
  code: 'unavailable',
  message: { text: 'unavailable' },
  retryAfterSeconds: 2,
};

/** No token, or one that opens no session any more. */
export const UNAUTHORIZED: Refusal = {
  code: 'unauthorized',
  message: { text: 'unauthorized' },
};

/** The named fields are wrong. */
export const wrongFields = (errors: FieldMessages, code = 'fields_invalid'): Refusal => ({
  code,
  message: { text: 'fields_invalid' },
  errors,
});
