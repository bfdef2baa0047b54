import type { BrowserContext, Locator, Page } from '@playwright/test';
import { encodeSelection } from '../../src/infrastructure/storage/selection-cookie';
import { flatAddress } from '../../tests/support/addresses';
import { pickupAt } from '../../tests/support/selections';
import type { PlainLine } from './cart';
import { MARGHERITA, giveCart } from './cart';
import { expect } from './test';
import { giveAddresses } from './where-to';

/** Above the minimum of the middle of the city. */
export const TWO_PIZZAS: readonly PlainLine[] = [{ ...MARGHERITA, quantity: 2 }];

/** Gives the visitor two pizzas that go to a flat in the middle of the city. */
export const giveDelivery = async (
  context: BrowserContext,
  url: string,
  lines: readonly PlainLine[] = TWO_PIZZAS,
): Promise<void> => {
  await giveCart(context, lines, url);
  await giveAddresses(context, [flatAddress()], url);
};

/** Gives the visitor two pizzas that are fetched at the first branch. */
export const givePickup = async (context: BrowserContext, url: string): Promise<void> => {
  await giveCart(context, TWO_PIZZAS, url);
  await context.addCookies([{ name: 'delivery', value: encodeSelection(pickupAt(1)), url }]);
};

export const placeButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Place order|Оформить)/ });

/** As soon as possible, or the first time that can be had, whatever the hour. */
export const takeFirstTime = async (page: Page): Promise<void> => {
  const soon = page.getByRole('radio', { name: /As soon as possible|Как можно скорее/ });
  await expect(soon).toBeVisible();
  if (await soon.isEnabled()) return;
  const agree = page.getByRole('checkbox', { name: /I want it then|Да, / });
  if (await agree.isVisible()) await agree.check();
};

let guests = 0;

/** Fills in who a guest is, each with a phone of their own. */
export const fillContact = async (page: Page, firstName = 'Ivan'): Promise<void> => {
  guests += 1;
  const phone = `35988${String(process.pid % 1000).padStart(3, '0')}${String(guests).padStart(4, '0')}`;
  await page.getByRole('textbox', { name: 'First name' }).fill(firstName);
  await page.getByRole('textbox', { name: 'Phone' }).fill(phone);
};

/** What the restaurant says it was asked to place, by the browser's calls. */
export const placings = (page: Page): string[] => {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/v1/purchase'))
      keys.push(request.headers()['idempotency-key'] ?? '');
  });
  return keys;
};

/** The page of an order that has been placed; answers its number. */
export const expectAccepted = async (page: Page): Promise<string> => {
  await page.waitForURL(/\/checkout\/success\?key=/);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/\d+/);
  return (await heading.textContent())?.replace(/\D/g, '') ?? '';
};
