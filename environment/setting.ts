import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';

/** A variable that the docs describe. `meaning` is Markdown; `example` is what `.env.example` shows after the name. */
export interface Setting<A> extends t.Type<A, A, unknown> {
  readonly meaning: string;
  readonly example: string;
}

/** The values of a table of variables, by name. */
export type ValuesOf<Table extends Readonly<Record<string, t.Any>>> = {
  readonly [Name in keyof Table]: t.TypeOf<Table[Name]>;
};

const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.join(',') : value === null ? '' : String(value);

/** Describes a variable. Without an example its default is shown, which then has to be a text, number or list. */
export const about = <A>(
  meaning: string,
  variable: t.Type<A, A, unknown>,
  example?: string,
): Setting<A> => {
  const unset = variable.decode(undefined);
  return Object.assign(variable, {
    meaning,
    example: example ?? (isRight(unset) ? textOf(unset.right) : ''),
  });
};

/**
 * An environment variable: what is read from its text, and its value when it is not set.
 * `accepts` ends the sentence "accepts …" that the operator reads after a wrong value.
 */
export const setting = <A>(
  accepts: string,
  fallback: A,
  read: (text: string) => A | undefined,
): t.Type<A, A, unknown> =>
  new t.Type<A, A, unknown>(
    accepts,
    (value): value is A => typeof value === typeof fallback,
    (value, context) => {
      if (value === undefined || value === '') return t.success(fallback);
      const result = typeof value === 'string' ? read(value.trim()) : undefined;
      return result === undefined ? t.failure(value, context) : t.success(result);
    },
    t.identity,
  );

/** A whole number within limits. */
export const wholeNumber = (fallback: number, min: number, max: number, what: string) =>
  setting(`${what} from ${String(min)} to ${String(max)}`, fallback, (text) => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    return value >= min && value <= max ? value : undefined;
  });

export const onOff = (fallback: boolean) =>
  setting('true or false', fallback, (text) =>
    text === 'true' ? true : text === 'false' ? false : undefined,
  );

export const oneOf = <const A extends string>(values: readonly A[], fallback: A) =>
  setting(values.join(', '), fallback, (text) => values.find((value) => value === text));
