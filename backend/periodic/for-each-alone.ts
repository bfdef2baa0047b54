/** Does a work for one after the other: `failed` hears of what threw, and the next one follows. */
export const forEachAlone = async <Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  failed: (error: unknown, item: Item) => void,
): Promise<void> => {
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      failed(error, item);
    }
  }
};
