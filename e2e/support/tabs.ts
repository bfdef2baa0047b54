import type { Page } from '@playwright/test';

/** What a browser tells a tab that comes to the front. */
export const comeToFront = async (page: Page): Promise<void> => {
  await page.bringToFront();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
};
