import type * as t from 'io-ts';

/**
 * Reads a JSON column that an import wrote. Throws when it does not hold what it should: then
 * somebody else has written into the database, and no answer can be right.
 */
export const fromStoredJson = <A>(codec: t.Type<A, unknown>, json: string): A => {
  const decoded = codec.decode(JSON.parse(json));
  if (decoded._tag === 'Left') throw new Error(`A stored ${codec.name} cannot be read`);
  return decoded.right;
};

/** The same for a column that may be empty. */
export const fromStoredJsonOrNull = <A>(
  codec: t.Type<A, unknown>,
  json: string | null,
): A | null => (json === null ? null : fromStoredJson(codec, json));
