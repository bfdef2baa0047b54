/** SQLite takes only so many values in one statement; rows go in by portions of this many. */
const PORTION = 200;

/** Hands rows to `insert` in portions, none when there are none. */
export const inPortions = async <A>(
  rows: readonly A[],
  insert: (portion: readonly A[]) => Promise<unknown>,
): Promise<void> => {
  for (let start = 0; start < rows.length; start += PORTION)
    await insert(rows.slice(start, start + PORTION));
};
