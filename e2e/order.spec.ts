import { expectNoViolations } from './support/axe';
import {
  checkNow,
  expectAccepted,
  fillContact,
  giveDelivery,
  givePickup,
  openFilledCheckout,
  payBy,
  placeButton,
  placings,
  takeFirstTime,
  placePickup,
} from './support/checkout';
import { comeToFront } from './support/tabs';
import { FAILED_ANSWER, expect, test } from './support/test';

// Long walks, on a machine that may have other things to do.
test.describe.configure({ timeout: 60_000 });

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
  await expectNoViolations(page);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Comment' })).toHaveValue('Ring twice');
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Ivan');
  await placeButton(page).click();
  await expectAccepted(page);
  await expect(page.getByText('We have your order.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart', exact: true }).first()).toBeVisible();
  await expectNoViolations(page);
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

test('an order whose answer is lost is found again, and is one', async ({
  page,
  context,
  baseURL,
  browserConsole,
}) => {
  browserConsole.allow(FAILED_ANSWER, 3);
  await givePickup(context, baseURL ?? '');
  const keys = placings(page);
  await page.route('**/api/v1/purchase', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await openFilledCheckout(page);
  await placeButton(page).click();
  await expectAccepted(page);
  expect(keys).toHaveLength(1);
});

test('an order that never arrived may be placed anew, and the page survives it all', async ({
  page,
  context,
  baseURL,
  browserConsole,
}) => {
  browserConsole.allow(FAILED_ANSWER, 20);
  await givePickup(context, baseURL ?? '');
  const keys = placings(page);
  let isOffline = true;
  await page.route('**/api/v1/purchase**', (route) =>
    isOffline ? route.abort('internetdisconnected') : route.continue(),
  );
  await openFilledCheckout(page, { firstName: 'Мария' });
  await placeButton(page).click();
  await expect(page.getByText('Checking whether your order arrived')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Checking whether your order arrived')).toBeVisible();
  const asked = page.waitForRequest('**/api/v1/purchase/attempts/*/close');
  await page.getByRole('button', { name: 'Check now' }).click();
  await asked;
  isOffline = false;
  await checkNow(page);
  await expect(page.getByText('Checking whether your order arrived')).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Мария');
  await placeButton(page).click();
  await expectAccepted(page);
  expect(new Set(keys).size).toBe(2);
});

test('a total that has changed meanwhile is shown, and ordered only when the customer agrees', async ({
  page,
  context,
  baseURL,
  browserConsole,
}) => {
  browserConsole.allow(FAILED_ANSWER);
  await givePickup(context, baseURL ?? '');
  let tries = 0;
  await page.route('**/api/v1/purchase', async (route) => {
    tries += 1;
    // As if the customer had been shown another total.
    const body = route.request().postDataJSON() as Record<string, unknown>;
    await route.continue(
      tries === 1 ? { postData: JSON.stringify({ ...body, expectedTotal: 1 }) } : {},
    );
  });
  await openFilledCheckout(page);
  await placeButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Something has changed' });
  await expect(dialog).toContainText('Total:');
  await dialog.getByRole('button', { name: /^Order for/ }).click();
  await expectAccepted(page);
  expect(tries).toBe(2);
});

test('what the restaurant refuses stands under its field, and nothing typed is lost', async ({
  page,
  context,
  baseURL,
  browserConsole,
}) => {
  browserConsole.allow(FAILED_ANSWER, 2);
  await givePickup(context, baseURL ?? '');
  let tries = 0;
  await page.route('**/api/v1/purchase', async (route) => {
    tries += 1;
    const body = route.request().postDataJSON() as Record<string, unknown>;
    await route.continue(
      tries === 1 ? { postData: JSON.stringify({ ...body, firstName: '<b>' }) } : {},
    );
  });
  await openFilledCheckout(page);
  await placeButton(page).click();
  const name = page.getByRole('textbox', { name: 'First name' });
  await expect(name).toHaveAccessibleDescription(/Only letters/);
  await expect(name).toHaveValue('Ivan');
  await placeButton(page).click();
  await expectAccepted(page);
});

test('an order is paid online, or in cash where that was declined', async ({ page, baseURL }) => {
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

test('a promo code is taken however it is written, and a wrong one says so', async ({
  page,
  context,
  baseURL,
  browserConsole,
}) => {
  browserConsole.allow(FAILED_ANSWER);
  await giveDelivery(context, baseURL ?? '');
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Promo code' }).click();
  const entry = page.getByRole('dialog', { name: 'Promo code' });
  await entry.getByRole('textbox', { name: 'Promo code' }).fill('nothing');
  await entry.getByRole('textbox', { name: 'Promo code' }).press('Enter');
  const refused = page.getByRole('dialog').filter({ hasText: 'Alas, it doesn’t work' });
  await expect(
    refused.or(page.getByRole('dialog').filter({ hasText: "Alas, it doesn't work" })),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Repeat' }).click();
  const field = entry.getByRole('textbox', { name: 'Promo code' });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('nothing');
  await field.fill('  pizza 10 ');
  await field.press('Enter');
  await expect(page.getByRole('dialog').filter({ hasText: 'PIZZA10' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByText('PIZZA10').first()).toBeVisible();
});
