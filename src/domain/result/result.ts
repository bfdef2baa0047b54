/** What a rule answers when it can say no: a value or a reason, never an exception. */
export type Result<E, A> =
  | { readonly ok: true; readonly value: A }
  | { readonly ok: false; readonly error: E };

export const ok = <A>(value: A): Result<never, A> => ({ ok: true, value });

/** A refusal is a value with a `kind`, so that whoever shows it can choose the words. */
export const refuse = <E>(error: E): Result<E, never> => ({ ok: false, error });
