import type { FieldSayings, Saying, TextParams } from '../texts/say';

/** Why a call is not answered as asked: a value until the last moment, when it becomes an answer. */
export interface Refusal {
  readonly status: number;
  /** For programs: stable, never translated. */
  readonly code: string;
  readonly message: Saying;
  /** With 422 only: the fields that are wrong, by their path in the body. */
  readonly errors?: FieldSayings;
  /** Numbers that the message speaks of. */
  readonly params?: TextParams;
  readonly retryAfterSeconds?: number;
  /** What else the caller needs to go on, beside the fields that every error has. */
  readonly more?: Readonly<Record<string, unknown>>;
}

export const NOT_FOUND: Refusal = {
  status: 404,
  code: 'not_found',
  message: { text: 'not_found' },
};

export const INTERNAL: Refusal = { status: 500, code: 'internal', message: { text: 'internal' } };

/**
 * The database does not answer just now. Not a 500: that would tell the storefront to give up the
 * customer's cart.
 */
export const UNAVAILABLE: Refusal = {
  status: 503,
  code: 'unavailable',
  message: { text: 'unavailable' },
  retryAfterSeconds: 2,
};

/** No token, or one that opens no session any more. */
export const UNAUTHORIZED: Refusal = {
  status: 401,
  code: 'unauthorized',
  message: { text: 'unauthorized' },
};

/** A 422: the named fields are wrong. */
export const wrongFields = (errors: FieldSayings, code = 'fields_invalid'): Refusal => ({
  status: 422,
  code,
  message: { text: 'fields_invalid' },
  errors,
});
