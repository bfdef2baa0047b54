/** Does a work for each, side by side: `failed` hears of those that threw, and the others are done nevertheless. */
export const forEachAlone = async <Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  failed: (error: unknown, item: Item) => void,
): Promise<void> => {
  await Promise.all(
    items.map(async (item) => {
      try {
        await work(item);
      } catch (error) {
        failed(error, item);
      }
    }),
  );
};
