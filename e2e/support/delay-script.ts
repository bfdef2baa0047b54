import type { Page } from '@playwright/test';
import { gate } from './gate';

/** The script that brings a page to life. */
export const MAIN_SCRIPT = '**/assets/main.*.js';

/** Delays a page's script until it is released. */
export const delayScript = async (page: Page): Promise<() => void> => {
  const { opened, open } = gate();
  await page.route(MAIN_SCRIPT, async (route) => {
    await opened;
    await route.continue();
  });
  return open;
};
