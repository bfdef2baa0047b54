import * as t from 'io-ts';

/** A sum on the wire: a JSON number or a numeric text, in whole units; never NaN or infinite. */
export const Decimal = new t.Type<number, number, unknown>(
  'Decimal',
  t.number.is,
  (input, context) => {
    const isText = typeof input === 'string' && /^-?\d+(\.\d+)?$/.test(input);
    const value = isText ? Number(input) : input;
    return typeof value === 'number' && Number.isFinite(value)
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

export const nullable = <C extends t.Mixed>(codec: C) => t.union([codec, t.null]);

/** A field that a backend may leave out, which then counts as null. */
export const optional = <C extends t.Mixed>(codec: C) => t.union([codec, t.null, t.undefined]);
