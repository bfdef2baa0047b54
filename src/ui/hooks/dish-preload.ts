import { createContext } from 'react';

/** Fetches what shows a dish over a page, which is about to be opened. */
export const DishPreload = createContext<() => void>(() => undefined);
