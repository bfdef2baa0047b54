import { createContext } from 'react';

/**
 * Opens the window in which Telegram will come, in the very press of a button: browsers block windows
 * that open later, and the link is only asked for by then. Handed down by whoever has a browser.
 */
export const OpenTelegramWindow = createContext<() => void>(() => undefined);
