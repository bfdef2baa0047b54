import type { Browser, Locator, Page } from '@playwright/test';
import { operate } from './operator';
import type { ApiOrder } from './orders';
import { expect } from './test';

/** Where no other test orders: its boards ring for the orders of one test alone. */
export const QUIET_CITY = {
  key: 'varna',
  way: { domainId: 3, orderType: 'pickup', pickupId: 6 },
} as const;

/** A tablet of the restaurant, signed in by a link. */
export const openTablet = async (
  browser: Browser,
  baseURL: string,
  name: string,
  role: 'cook' | 'manager' = 'cook',
): Promise<Page> => {
  const added = await operate('staff', 'add', name, '--city', QUIET_CITY.key, '--role', role);
  const [, key = ''] = /\/board#key=([\w-]+)/.exec(added) ?? [];
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(`/board#key=${key}`);
  await expect(page.getByRole('heading', { name: /^In the kitchen/ })).toBeVisible();
  return page;
};

export const columnOf = (tablet: Page, name: string): Locator =>
  tablet.getByRole('region', { name: new RegExp(`^${name}`) });

export const cardIn = (tablet: Page, column: string, { number }: ApiOrder): Locator =>
  columnOf(tablet, column).getByRole('article', { name: number });

export const expectRinging = async (tablet: Page, isRinging: boolean): Promise<void> => {
  await expect(tablet.locator('html')).toHaveAttribute('data-ringing', String(isRinging));
  await expect(tablet).toHaveTitle(isRinging ? /New order/ : 'Orders');
};
