/** The server has all translations from the start; so has every test. */
let loadDeferred = (): Promise<void> => Promise.resolve();

/** Sets how a browser loads the deferred translations. */
export const setDeferredLoader = (fetch: () => Promise<void>): void => {
  loadDeferred = fetch;
};

/** Resolves when all translations are there; rejects when they cannot be loaded. */
export const loadDeferredTranslations = (): Promise<void> => loadDeferred();
