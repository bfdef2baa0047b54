import { createContext } from 'react';

/**
 * Opens the window in which Telegram will come, in the click handler of a button: browsers block windows
 * that open later, and the link is only requested by then. Provided in the browser.
 */
export const OpenTelegramWindow = createContext<() => void>(() => undefined);
