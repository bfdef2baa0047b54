import type { ImportProblem } from './import-failure';

/** Names the entries of a list whose id (or other key) an earlier entry already has. */
export const repeatedIds = <A extends { readonly id: number }>(
  list: string,
  entries: readonly A[],
  keyOf: (entry: A) => number | string = ({ id }) => id,
): ImportProblem[] => {
  const seen = new Set<number | string>();
  return entries.flatMap((entry, at) => {
    const key = keyOf(entry);
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    return [{ path: `${list}[${String(at)}]`, reason: `"${String(key)}" is used twice` }];
  });
};
