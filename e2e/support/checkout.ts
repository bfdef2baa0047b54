import type { BrowserContext, Locator, Page } from '@playwright/test';
import { encodeSelection } from '../../src/infrastructure/storage/selection-cookie';
import { flatAddress } from '../../tests/support/addresses';
import { pickupAt } from '../../tests/support/selections';
import type { PlainLine } from './cart';
import { MARGHERITA, giveCart } from './cart';
import { expect } from './test';
import { giveAddresses } from './fulfilment';

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

/** Gives the visitor two pizzas that are fetched at a branch, else at the first one. */
export const givePickup = async (
  context: BrowserContext,
  url: string,
  lines: readonly PlainLine[] = TWO_PIZZAS,
  branch = 1,
): Promise<void> => {
  await giveCart(context, lines, url);
  await context.addCookies([{ name: 'delivery', value: encodeSelection(pickupAt(branch)), url }]);
};

export const placeButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Place order|Заказать)/ });

/** The button that shows the fields of a part of the checkout, where it has its answer. */
export const unfolding = (page: Page, part: RegExp | string): Locator =>
  page.getByRole('button', { name: part, expanded: false });

/** As soon as possible, or the first time that can be had, whatever the hour. */
export const takeFirstTime = async (page: Page): Promise<void> => {
  const soon = page.getByRole('radio', { name: /As soon as possible|Как можно скорее/ });
  const folded = unfolding(page, /^(Change When|Изменить Когда)$/);
  await expect(soon.or(folded)).toBeVisible();
  const agree = page.getByRole('checkbox', { name: /I want it then|Да, / });
  if (await agree.isVisible()) await agree.check();
};

let guests = 0;

/** Fills in who a guest is, each with a phone of their own; answers that phone. */
export const fillContact = async (page: Page, firstName = 'Ivan'): Promise<string> => {
  guests += 1;
  const phone = `35988${String(process.pid % 1000).padStart(3, '0')}${String(guests).padStart(4, '0')}`;
  await page.getByRole('textbox', { name: 'First name' }).fill(firstName);
  await page.getByRole('textbox', { name: 'Phone' }).fill(phone);
  return phone;
};

export type PaymentName = 'Cash' | 'Card in person' | 'Online';

export const payBy = (page: Page, name: PaymentName): Locator => page.getByRole('radio', { name });

interface Filling {
  readonly payment?: PaymentName;
  readonly firstName?: string;
  /** The address of a city's own shop; else the one that the tests visit. */
  readonly shop?: string;
}

/** Opens the checkout and says all that a guest has to say; answers the guest's phone. */
export const openFilledCheckout = async (
  page: Page,
  { payment = 'Cash', firstName, shop = '' }: Filling = {},
): Promise<string> => {
  await page.goto(`${shop}/checkout`);
  await takeFirstTime(page);
  const phone = await fillContact(page, firstName);
  await payBy(page, payment).check();
  return phone;
};

/** Orders two pizzas for pickup, up to the click that places them; answers the guest's phone. */
export const placePickup = async (
  page: Page,
  baseURL: string | undefined,
  filling?: Filling,
): Promise<string> => {
  await givePickup(page.context(), baseURL ?? '');
  const phone = await openFilledCheckout(page, filling);
  await placeButton(page).click();
  return phone;
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

/**
 * Clicks "Check now" where it is still there: as soon as the connection is back, the page may find
 * out by itself what became of the order.
 */
export const checkNow = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Check now' }).evaluateAll((buttons) => {
    for (const button of buttons) if (button instanceof HTMLElement) button.click();
  });
};
