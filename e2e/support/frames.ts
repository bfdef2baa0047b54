import type { Page } from '@playwright/test';

/** In milliseconds. */
const DRAWN_IN = 1000;

/**
 * Waits until the page was drawn so many times. A browser without a screen now and then draws a page no
 * more that does not change: that is waited for once, and not for ever.
 */
export const nextFrames = (page: Page, count = 2): Promise<void> =>
  page.evaluate(
    async ([frames, limit]) => {
      const stalled = new Promise((resolve) => setTimeout(resolve, limit));
      for (let frame = 0; frame < frames; frame += 1)
        await Promise.race([new Promise(requestAnimationFrame), stalled]);
    },
    [count, DRAWN_IN] as const,
  );
