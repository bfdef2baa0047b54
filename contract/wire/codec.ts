import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { Schema } from './schema';

/** A codec of a value without parts, and how JSON Schema says the same. */
export class LeafType<A, O = A> extends t.Type<A, O, unknown> {
  readonly _tag = 'LeafType';

  constructor(
    name: string,
    readonly schema: Schema,
    read: (input: unknown) => A | null,
    write: (value: A) => O,
    /** Only for what is read into something else than it is written as. */
    is: (value: unknown) => value is A = (value): value is A => read(value) !== null,
  ) {
    super(
      name,
      is,
      (input, context) => {
        const value = read(input);
        return value === null ? t.failure(input, context) : t.success(value);
      },
      write,
    );
  }
}

/** A codec with a promise: words of JSON Schema beyond it, or what takes its place by the contract. */
export class DescribedType<A, O> extends t.Type<A, O, unknown> {
  readonly _tag = 'DescribedType';

  constructor(
    readonly codec: t.Type<A, O, unknown>,
    readonly promise: Schema | t.Mixed,
  ) {
    super(
      codec.name,
      (value): value is A => codec.is(value),
      (input, context) => codec.validate(input, context),
      codec.encode,
    );
  }
}

/** A field that is always there by the contract, though readers do without it. */
export class TolerantType<A, O> extends t.Type<
  A | null | undefined,
  O | null | undefined,
  unknown
> {
  readonly _tag = 'TolerantType';

  constructor(
    readonly codec: t.Type<A, O, unknown>,
    misfit: 'refused' | 'null',
  ) {
    const isNothing = (value: unknown): value is null | undefined =>
      value === null || value === undefined;
    super(
      codec.name,
      (value): value is A | null | undefined => isNothing(value) || codec.is(value),
      (input, context) => {
        if (isNothing(input)) return t.success(input);
        const read = codec.validate(input, context);
        return isRight(read) || misfit === 'refused' ? read : t.success(null);
      },
      (value) => (isNothing(value) ? value : codec.encode(value)),
    );
  }
}

/** The same codec with a description, with more words of JSON Schema, or with a stricter codec. */
export const described = <C extends t.Mixed>(
  codec: C,
  promise: string | Schema | t.Mixed,
): DescribedType<t.TypeOf<C>, t.OutputOf<C>> =>
  new DescribedType<t.TypeOf<C>, t.OutputOf<C>>(
    codec,
    typeof promise === 'string' ? { description: promise } : promise,
  );

/** An object with these fields and a description. */
export const shape = <P extends t.Props>(description: string, fields: P) =>
  described(t.type(fields), description);

/** A field of an answer that readers do without: then null or undefined. */
export const tolerant = <C extends t.Mixed>(codec: C): TolerantType<t.TypeOf<C>, t.OutputOf<C>> =>
  new TolerantType<t.TypeOf<C>, t.OutputOf<C>>(codec, 'refused');

/** The same, and what does not fit counts as null: no reader fails for it. */
export const lenient = <C extends t.Mixed>(codec: C): TolerantType<t.TypeOf<C>, t.OutputOf<C>> =>
  new TolerantType<t.TypeOf<C>, t.OutputOf<C>>(codec, 'null');

/** A list of which readers skip what they do not know: kinds that a later contract adds. */
export class KnownItemsType<A, O> extends t.Type<readonly A[], readonly O[], unknown> {
  readonly _tag = 'KnownItemsType';

  constructor(readonly codec: t.Type<A, O, unknown>) {
    super(
      `a list of ${codec.name}`,
      (value): value is readonly A[] => Array.isArray(value) && value.every(codec.is),
      (input, context) =>
        Array.isArray(input)
          ? t.success(
              input.flatMap((item) => {
                const known = codec.decode(item);
                return isRight(known) ? [known.right] : [];
              }),
            )
          : t.failure(input, context),
      (items) => items.map(codec.encode),
    );
  }
}

export const nullable = <C extends t.Mixed>(codec: C) => t.union([codec, t.null]);

/** A text; what more `schema` promises no reader checks. */
export const text = (schema: Schema = {}): t.Type<string, string, unknown> =>
  new LeafType<string>(
    'a text',
    { type: 'string', ...schema },
    (input) => (typeof input === 'string' ? input : null),
    t.identity,
  );

/** One of these values, in requests; any other is refused. */
export const oneOf = <A extends string>(values: readonly A[]): t.Type<A, A, unknown> =>
  new LeafType<A>(
    `one of ${values.join(', ')}`,
    { type: 'string', enum: values },
    (input) => values.find((value) => value === input) ?? null,
    t.identity,
  );

/** One of these values, in answers; a reader has to expect further ones of a later contract. */
export const openEnum = (values: readonly string[]): t.Type<string, string, unknown> =>
  text({ enum: values });

const isNumber = (input: unknown): input is number =>
  typeof input === 'number' && Number.isFinite(input);

/** A number that `schema` describes; readers check no more than that it is one. */
export const number = (schema: Schema = {}): LeafType<number> =>
  new LeafType<number>(
    'a number',
    { type: 'number', ...schema },
    (input) => (isNumber(input) ? input : null),
    t.identity,
  );

/** A whole number in these bounds. */
export const whole = (
  minimum: number,
  maximum?: number,
  schema: Schema = {},
): t.Type<number, number, unknown> =>
  new LeafType<number>(
    maximum === undefined
      ? `a whole number from ${String(minimum)}`
      : `a whole number from ${String(minimum)} to ${String(maximum)}`,
    { type: 'integer', minimum, ...(maximum === undefined ? {} : { maximum }), ...schema },
    (input) =>
      isNumber(input) && Number.isInteger(input) && input >= minimum && input <= (maximum ?? input)
        ? input
        : null,
    t.identity,
  );

/** How a value of a codec is written into an answer. */
export type AnswerOf<C extends t.Mixed> = t.OutputOf<C>;
/** The same of a request. */
export type RequestOf<C extends t.Mixed> = t.OutputOf<C>;
