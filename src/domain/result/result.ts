/** What a rule returns when it can refuse: a value or a reason; it never throws. */
export type Result<E, A> =
  | { readonly ok: true; readonly value: A }
  | { readonly ok: false; readonly error: E };

export const ok = <A>(value: A): Result<never, A> => ({ ok: true, value });

/** A refusal is a value with a `kind`, so that the caller can choose the message. */
export const refuse = <E>(error: E): Result<E, never> => ({ ok: false, error });
