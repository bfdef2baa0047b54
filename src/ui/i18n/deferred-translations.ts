/** The server has all words from the start; so has every test. */
let loadDeferred = (): Promise<void> => Promise.resolve();

/** Sets how a browser loads the deferred translations. */
export const setDeferredLoader = (fetch: () => Promise<void>): void => {
  loadDeferred = fetch;
};

/** Resolves when all of it is there, above all every word; rejects when it cannot be had. */
export const loadDeferredTranslations = (): Promise<void> => loadDeferred();
