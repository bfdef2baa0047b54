import type { Id } from '../../src/domain/id/ids';
import { idOf } from '../../src/domain/id/ids';

/**
 * The id in a column, of the kind that the caller knows the column to hold. Throws when it is no id:
 * no import writes such a number, so somebody else has written into the database.
 */
export const storedId = <Kind extends string>(kind: Kind, value: number): Id<Kind> => {
  const id = idOf<Kind>(value);
  if (id === null) throw new Error(`A stored id of a ${kind} cannot be read`);
  return id;
};

/** The same for a column that may be empty. */
export const storedIdOrNull = <Kind extends string>(
  kind: Kind,
  value: number | null,
): Id<Kind> | null => (value === null ? null : storedId(kind, value));
