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
