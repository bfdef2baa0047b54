/** The server has all words from the start; so has every test. */
let fetchWords = (): Promise<void> => Promise.resolve();

/** Says how a browser gets what few pages need; for whoever puts the shop together. */
export const bringFurtherWords = (fetch: () => Promise<void>): void => {
  fetchWords = fetch;
};

/** Resolves when all of it is there, above all every word; rejects when it cannot be had. */
export const furtherWords = (): Promise<void> => fetchWords();
