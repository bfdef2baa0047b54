import type { ImportProblem } from './import-failure';

/** Names the entries of a list whose key an earlier entry already has; null is no key. */
export const repeatedKeys = <A>(
  list: string,
  entries: readonly A[],
  keyOf: (entry: A) => number | string | null,
): ImportProblem[] => {
  const seen = new Set<number | string>();
  return entries.flatMap((entry, at) => {
    const key = keyOf(entry);
    if (key === null) return [];
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    return [{ path: `${list}[${String(at)}]`, reason: `"${String(key)}" is used twice` }];
  });
};

/** The same for entries that have an id, by the id where nothing else is said. */
export const repeatedIds = <A extends { readonly id: number }>(
  list: string,
  entries: readonly A[],
  keyOf: (entry: A) => number | string = ({ id }) => id,
): ImportProblem[] => repeatedKeys(list, entries, keyOf);
