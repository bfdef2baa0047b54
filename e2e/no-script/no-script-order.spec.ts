import { fillContact, payBy, placeButton } from '../support/checkout';
import { overhang } from '../support/fit';
import { ordersOf } from '../support/kitchen';
import { FAILED_ANSWER, expect, test } from '../support/test';

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

test('a guest changes a dish, counts it in the cart and orders with cash, by forms alone', async ({
  page,
  browserConsole,
}) => {
  browserConsole.allow(FAILED_ANSWER);
  const main = page.getByRole('main');

  await page.goto('/product/pizza-margherita');
  await expect(main.getByRole('button', { name: 'Increase quantity: Mushrooms' })).toHaveCount(0);
  await page.getByRole('spinbutton', { name: 'Mushrooms' }).fill('2');
  await page.getByRole('switch', { name: 'Fresh basil' }).press('Space');
  await page.locator('summary', { hasText: 'Allergens and nutrition' }).click();
  await expect(page.getByText('Contains: gluten, milk.')).toBeVisible();
  await main.getByRole('button', { name: /^Add to cart: Margherita/ }).click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Cart, 1 item/ })
    .click();
  await main.getByRole('button', { name: 'Increase quantity: Margherita' }).click();
  const where = page.getByRole('region', { name: 'Delivery or pickup' });
  await where.getByRole('button', { name: 'Pick it up there' }).click();
  await expect(main).toContainText('Mushrooms × 2');
  await expect(main).toContainText('Without: Fresh basil');
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
  expect(await overhang(page)).toEqual([]);
  const orders = await ordersOf(phone);
  expect(orders).toHaveLength(1);
  expect(page.url()).not.toContain(phone);
});
