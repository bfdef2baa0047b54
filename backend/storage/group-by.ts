/** Rows by a key of theirs, each group in the order of the rows. */
export const groupBy = <A, K>(rows: readonly A[], keyOf: (row: A) => K): ReadonlyMap<K, A[]> => {
  const groups = new Map<K, A[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
};
