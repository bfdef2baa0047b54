/** Reading answers of which nothing is known: whatever is not there or of another kind is null. */

export const at = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null
        ? // An object's own field, or a list's item: whatever it is, it stays unknown.
          (inner as Record<string | number, unknown>)[key]
        : undefined,
    value,
  );

export const listAt = (
  value: unknown,
  ...path: readonly (string | number)[]
): readonly unknown[] => {
  const found = at(value, ...path);
  return Array.isArray(found) ? found : [];
};

export const numberAt = (value: unknown, ...path: readonly (string | number)[]): number | null => {
  const found = at(value, ...path);
  return typeof found === 'number' ? found : null;
};

export const textAt = (value: unknown, ...path: readonly (string | number)[]): string | null => {
  const found = at(value, ...path);
  return typeof found === 'string' ? found : null;
};

/** No currency has more decimals than four: so many small units are a whole one, in any of them. */
export const SMALL_UNITS = 10_000;

/** A sum in small units, so that sums can be compared; null where there is none. */
export const smallUnits = (
  value: unknown,
  ...path: readonly (string | number)[]
): number | null => {
  const found = numberAt(value, ...path);
  return found === null ? null : Math.round(found * SMALL_UNITS);
};

/** Of a sum in small units, as people write it. */
export const written = (amount: number | null): string =>
  amount === null ? 'nothing' : String(amount / SMALL_UNITS);

/** Undefined for what is no JSON. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};
