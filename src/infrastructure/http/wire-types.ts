import * as t from 'io-ts';

/** Whole units; far above any sum, and far below what minor units can no longer hold exactly. */
const LARGEST_SUM = 1e12;

/** A sum on the wire: a JSON number or a numeric text, in whole units; never NaN or beyond all sums. */
export const Decimal = new t.Type<number, number, unknown>(
  'Decimal',
  t.number.is,
  (input, context) => {
    const isText = typeof input === 'string' && /^-?\d+(\.\d+)?$/.test(input);
    const value = isText ? Number(input) : input;
    return typeof value === 'number' && Math.abs(value) <= LARGEST_SUM
      ? t.success(value)
      : t.failure(input, context);
  },
  t.identity,
);

/** Ids are positive integers. */
export const Id = new t.Type<number, number, unknown>(
  'Id',
  t.number.is,
  (input, context) =>
    typeof input === 'number' && Number.isSafeInteger(input) && input > 0
      ? t.success(input)
      : t.failure(input, context),
  t.identity,
);

const wholeNumber = (name: string, max: number) =>
  new t.Type<number, number, unknown>(
    name,
    t.number.is,
    (input, context) =>
      typeof input === 'number' && Number.isInteger(input) && input >= 0 && input <= max
        ? t.success(input)
        : t.failure(input, context),
    t.identity,
  );

/** Pieces, portions, pages: whole and never negative. */
export const Count = wholeNumber('Count', Number.MAX_SAFE_INTEGER);

/** Decimals of a currency; four is the most that any has. */
export const Digits = wholeNumber('Digits', 4);

export const nullable = <C extends t.Mixed>(codec: C) => t.union([codec, t.null]);

/** A field that a backend may leave out, which then counts as null. */
export const optional = <C extends t.Mixed>(codec: C) => t.union([codec, t.null, t.undefined]);
