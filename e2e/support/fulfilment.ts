import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { Address } from '../../src/domain/address/address';
import { encodeAddresses } from '../../src/infrastructure/storage/address-cookie';
import { encodeSelection } from '../../src/infrastructure/storage/selection-cookie';

/** Gives the visitor addresses of an earlier visit, of which the last one is chosen. */
export const giveAddresses = async (
  context: BrowserContext,
  addresses: readonly Address[],
  url: string,
): Promise<void> => {
  const address = addresses.at(-1);
  if (!address) return;
  await context.addCookies([
    { name: 'addresses', value: encodeAddresses(addresses), url },
    { name: 'delivery', value: encodeSelection({ type: 'delivery', address }), url },
  ]);
};

/** The button of the header that says where the order goes. */
export const whereButton = (page: Page): Locator =>
  page
    .getByRole('banner')
    .getByRole('button', { name: /^(Enter your address|Deliver to: |Pick up at: )/ });

export const list = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Delivery or pickup' });

export const form = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^(Delivery address|Change the address)$/ });

export const street = (page: Page): Locator =>
  form(page).getByRole('combobox', { name: 'Street and house' });

export const house = (page: Page): Locator =>
  form(page).getByRole('textbox', { name: 'House or block' });

export const save = (page: Page): Locator => form(page).getByRole('button', { name: 'Save' });

export const apply = (page: Page): Locator => list(page).getByRole('button', { name: 'Apply' });

/** What an order to the place of the form asks. */
export const terms = (page: Page, zone: string): Locator =>
  form(page).getByRole('status').filter({ hasText: zone }).filter({ hasText: 'delivery ' });

export const canvas = (page: Page): Locator => page.getByRole('application', { name: 'Map' });

export const pin = (page: Page): Locator => page.getByRole('button', { name: /^Pin: / });

export const NOT_DELIVERED = 'The address is not included in the delivery area';

/** That a place lies outside of all zones, said aloud. */
export const outside = (page: Page): Locator =>
  form(page).getByRole('alert').filter({ hasText: NOT_DELIVERED });

/** Types letter by letter and chooses what is suggested under that title. */
export const chooseStreet = async (page: Page, text: string, title: string): Promise<void> => {
  await street(page).fill('');
  await street(page).pressSequentially(text);
  await form(page)
    .getByRole('option', { name: title })
    .filter({ has: page.getByText(title, { exact: true }) })
    .click();
};
