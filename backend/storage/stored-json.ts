import type * as t from 'io-ts';

/**
 * Reads a value that an import wrote. Throws when it is not what it should be: then somebody else
 * has written into the database, and no answer can be right.
 */
export const fromStored = <A>(codec: t.Type<A, unknown>, value: unknown): A => {
  const decoded = codec.decode(value);
  if (decoded._tag === 'Left') throw new Error(`A stored ${codec.name} cannot be read`);
  return decoded.right;
};

/** Reads a JSON column that an import wrote. */
export const fromStoredJson = <A>(codec: t.Type<A, unknown>, json: string): A =>
  fromStored(codec, JSON.parse(json));

/** The same for a column that may be empty. */
export const fromStoredJsonOrNull = <A>(codec: t.Type<A, unknown>, json: string | null): A | null =>
  json === null ? null : fromStoredJson(codec, json);

/** Returns how a value goes into a JSON column that may be empty. */
export const jsonOrNull = (value: unknown): string | null =>
  value === null ? null : JSON.stringify(value);

/** A JSON column as it is, for who only passes it on. */
export const parsed = (json: string): unknown => JSON.parse(json);

/** The same for a column that may be empty. */
export const parsedOrNull = (json: string | null): unknown => (json === null ? null : parsed(json));
