import type { ImportProblem } from './import-failure';

/** A key, and where it stands; null is no key. */
export interface KeyPlace {
  readonly path: string;
  readonly key: string | number | null;
}

/** The keys that the entries of a list have in a field. */
export const keysIn = <Field extends string>(
  list: string,
  entries: readonly Readonly<Record<Field, string | number | null>>[],
  field: Field,
): KeyPlace[] =>
  entries.map((entry, index) => ({
    path: `${list}[${String(index)}].${field}`,
    key: entry[field],
  }));

/** Names the keys that stand at an earlier place too. */
export const repeated = (places: readonly KeyPlace[]): ImportProblem[] => {
  const firsts = new Map<string | number, string>();
  return places.flatMap(({ path, key }) => {
    if (key === null) return [];
    const first = firsts.get(key);
    if (first !== undefined)
      return [{ path, reason: `"${String(key)}" is used twice, first at ${first}` }];
    firsts.set(key, path);
    return [];
  });
};
