/** A storage of the browser, in memory. */
export const storageArea = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    area: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => {
        kept.set(key, value);
      },
      removeItem: (key: string) => {
        kept.delete(key);
      },
    },
  };
};
