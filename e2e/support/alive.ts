import type { Page } from '@playwright/test';
import { expect } from './test';

/** In milliseconds, on a machine that has other things to do. */
const PATIENCE = 20_000;

/** Waits until the page has come alive: only then does the header say whether the shop is open. */
export const untilAlive = (page: Page): Promise<void> =>
  expect(
    page.getByRole('banner').getByText(/^(Open|Opens|Busy|Closed|No orders|Not taking)/),
  ).toBeVisible({ timeout: PATIENCE });
