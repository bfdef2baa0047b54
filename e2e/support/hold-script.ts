import type { Page } from '@playwright/test';
import { gate } from './gate';

/** The script that brings a page to life. */
export const MAIN_SCRIPT = '**/assets/main.*.js';

/** Holds a page's script back until it is let go. */
export const holdScript = async (page: Page): Promise<() => void> => {
  const { opened, open } = gate();
  await page.route(MAIN_SCRIPT, async (route) => {
    await opened;
    await route.continue();
  });
  return open;
};
