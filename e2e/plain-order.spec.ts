import type { Page } from '@playwright/test';
import { fillContact, payBy, placeButton } from './support/checkout';
import { overhang } from './support/fit';
import { ordersOf } from './support/kitchen';
import { FAILED_ANSWER, expect, test } from './support/test';

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

/** Looks for a dish by the form of the search. */
const search = async (page: Page, text: string): Promise<void> => {
  const main = page.getByRole('main');
  await page.goto('/search');
  await main.getByRole('searchbox').fill(text);
  await main.getByRole('button', { name: 'Find' }).click();
};

test('a guest finds dishes, changes the cart and orders with cash, by forms alone', async ({
  page,
  browserConsole,
}) => {
  test.setTimeout(120_000);
  browserConsole.allow(FAILED_ANSWER, 3);
  const main = page.getByRole('main');

  await search(page, 'margherita');
  await main.getByRole('button', { name: 'Add to cart: Margherita' }).first().click();
  await page.goto('/products/pizza');
  const filters = page.getByRole('navigation', { name: 'Filters' });
  await filters.getByRole('link', { name: 'Vegetarian' }).click();
  await expect(page).toHaveURL(/filter=/);
  await main.getByRole('button', { name: 'Increase quantity: Margherita' }).first().click();
  await main.getByRole('button', { name: 'Increase quantity: Margherita' }).first().click();
  await page.goto('/cart');
  await main.getByRole('button', { name: 'Decrease quantity: Margherita' }).click();

  const where = page.getByRole('region', { name: 'Where to' });
  await where.getByRole('textbox', { name: 'Street and house' }).fill('Nowhere at all 1');
  await where.getByRole('textbox', { name: 'Flat' }).fill('12');
  await where.getByRole('button', { name: 'Deliver it there' }).click();
  await expect(where).toContainText('We know no such street.');
  await expect(where.getByRole('textbox', { name: 'Flat' })).toHaveValue('12');
  await where.getByRole('textbox', { name: 'Street and house' }).fill('Vitosha Blvd 15');
  await where.getByRole('button', { name: 'Deliver it there' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(where.getByRole('radio', { name: /Vitosha Blvd 15, flat 12/ })).toBeChecked();
  await where.getByRole('button', { name: 'Pick it up there' }).click();
  expect(await overhang(page)).toEqual([]);

  await main.getByRole('button', { name: 'Checkout' }).click();
  await expect(page).toHaveURL(/\/checkout\??$/);
  const phone = await fillContact(page, 'R2-D2');
  await payBy(page, 'Cash').check();
  await page.getByRole('textbox', { name: 'Comment' }).fill('No onions\nplease');
  await placeButton(page).click();
  await expect(page.getByRole('alert').first()).toContainText('The order has not been placed');
  await expect(page).toHaveURL(/\/checkout$/);
  const firstName = page.getByRole('textbox', { name: 'First name' });
  await expect(firstName).toHaveValue('R2-D2');
  await expect(firstName).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('textbox', { name: 'Comment' })).toHaveValue('No onions\nplease');
  await expect(payBy(page, 'Cash')).toBeChecked();
  await expect(payBy(page, 'Online')).toBeHidden();
  expect(await overhang(page)).toEqual([]);
  await firstName.fill('Ivan');
  // Whatever the hour is: the first time that can be chosen.
  await page.getByRole('combobox', { name: 'When' }).selectOption({ index: 1 });
  await placeButton(page).click();

  await expect(page).toHaveURL(/\/checkout\/success\?key=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Order \d+$/);
  await expect(main).toContainText('Margherita × 2');
  await page.getByRole('link', { name: 'Show what is new' }).click();
  await expect(main).toContainText('Margherita × 2');
  expect(await overhang(page)).toEqual([]);
  const [order, ...others] = await ordersOf(phone);
  expect(others).toEqual([]);
  expect(order).toMatchObject({ total: 25.8 });

  await page.getByRole('contentinfo').getByRole('link', { name: 'Русский' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Заказ \d+$/);
  await expect(page.getByRole('banner').getByRole('link', { name: /^Корзина/ })).toBeVisible();
});
