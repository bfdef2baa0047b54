import {
  expectAccepted,
  fillContact,
  giveDelivery,
  givePickup,
  openFilledCheckout,
  payBy,
  placeButton,
  placePickup,
  placings,
  takeFirstTime,
} from './support/checkout';
import { comeToFront } from './support/tabs';
import { expect, test } from './support/test';

test('a guest orders to the door and pays in cash, from the cart on', async ({
  page,
  context,
  baseURL,
}) => {
  await giveDelivery(context, baseURL ?? '');
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Checkout' }).click();
  // Somebody below free delivery is told so once.
  await page.getByRole('link', { name: /Continue with delivery/ }).click();
  await page.waitForURL('**/checkout');
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await takeFirstTime(page);
  await placeButton(page).click();
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeFocused();
  await fillContact(page);
  await payBy(page, 'Cash').check();
  await page.getByRole('textbox', { name: 'Change from' }).fill('50');
  await page.getByRole('textbox', { name: 'Comment' }).fill('Ring twice');
  await placeButton(page).click();
  await expectAccepted(page);
  await expect(page.getByText('We have your order.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart', exact: true }).first()).toBeVisible();
});

test('two presses with Enter in a field, the Back button and another window make no second order', async ({
  page,
  context,
  baseURL,
}) => {
  await givePickup(context, baseURL ?? '');
  const keys = placings(page);
  await openFilledCheckout(page, { payment: 'By card' });
  const other = await context.newPage();
  await other.goto('/checkout');
  await expect(placeButton(other)).toBeVisible();
  // In the browser itself, where nothing comes between two presses and a key.
  await placeButton(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
    button.form?.requestSubmit(button);
  });
  await expectAccepted(page);
  expect(keys).toHaveLength(1);
  await comeToFront(other);
  await expect(placeButton(other)).toBeHidden();
  await comeToFront(page);
  await page.goBack();
  await expect(placeButton(page)).toBeHidden();
  expect(keys).toHaveLength(1);
});

test('whose payment was declined by the bank pays with the order once more', async ({
  page,
  baseURL,
}) => {
  await placePickup(page, baseURL, { payment: 'Online' });
  await page.waitForURL(/\/sandbox\//);
  await page.getByRole('button', { name: /Decline/i }).click();
  await expectAccepted(page);
  await expect(page.getByText(/did not go through/)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.waitForURL(/\/sandbox\//);
  await page.getByRole('button', { name: /^Pay/i }).click();
  await expectAccepted(page);
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
});
