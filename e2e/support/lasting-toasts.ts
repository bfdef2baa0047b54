import type { Page } from '@playwright/test';

/** In milliseconds: notices leave after as long or longer, nothing else that a test waits for does. */
const READ_IN = 3000;

/** Notices stay until they are pressed: on a busy machine they would leave before the test is there. */
export const persistToasts = async (page: Page): Promise<void> => {
  await page.addInitScript((limit) => {
    const later = window.setTimeout.bind(window);
    // As the browser's own, for programs that hand over a function.
    window.setTimeout = ((run: () => void, wait = 0, ...rest: unknown[]) =>
      wait < limit ? later(run, wait, ...rest) : 0) as typeof window.setTimeout;
  }, READ_IN);
};
