import { createContext } from 'react';

/** The second chunk of the shop, which rejects when it cannot be had; null on the server. */
export const SagaChunk = createContext<Promise<unknown> | null>(null);
