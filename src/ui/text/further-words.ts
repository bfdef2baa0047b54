/** The server has all words from the start; so has every test. */
let fetchWords = (): Promise<void> => Promise.resolve();

/** Says how a browser gets the words that few pages need; for whoever puts the shop together. */
export const bringFurtherWords = (fetch: () => Promise<void>): void => {
  fetchWords = fetch;
};

/** Resolves when every word of the shop is there; rejects when they cannot be had. */
export const furtherWords = (): Promise<void> => fetchWords();
