import * as t from 'io-ts';

/** A field that a map service may leave out, which then counts as null. */
export const optional = <C extends t.Mixed>(codec: C) => t.union([codec, t.null, t.undefined]);
