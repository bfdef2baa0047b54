/** The server has all words from the start; so has every test. */
let fetchWords = (): Promise<void> => Promise.resolve();

/** Sets how a browser loads the deferred translations. */
export const bringFurtherWords = (fetch: () => Promise<void>): void => {
  fetchWords = fetch;
};

/** Resolves when all of it is there, above all every word; rejects when it cannot be had. */
export const furtherWords = (): Promise<void> => fetchWords();
