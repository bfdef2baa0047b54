import { expectNoViolations } from './support/axe';
import { MARGHERITA, moreButton } from './support/cart';
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
import { FAILED_ANSWER, expect, test } from './support/test';

// Long walks, on a machine that may have other things to do.
test.describe.configure({ timeout: 60_000 });

test('a guest orders to the door and pays in cash, from the cart on', async ({
  page,
  context,
  baseURL,
}) => {
  await giveDelivery(context, baseURL ?? '', [MARGHERITA]);
  await page.goto('/cart');

  await test.step('goods below the minimum of the zone are told so before the checkout', async () => {
    await page.getByRole('button', { name: 'Checkout' }).click();
    const dialog = page.getByRole('dialog').filter({ hasText: 'you need to order more goods' });
    await expect(dialog).toContainText('7.10');
    await expect(page).toHaveURL(/\/cart$/);
    await page.keyboard.press('Escape');
    await moreButton(page, 'Margherita').click();
  });

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

test('a total that has changed is ordered only when the customer agrees, and what the restaurant refuses stands under its field', async ({
  page,
  context,
  baseURL,
  browserConsole,
}) => {
  browserConsole.allow(FAILED_ANSWER, 2);
  await givePickup(context, baseURL ?? '');
  // As if the customer had been shown another total, and then had another name.
  const changes: Record<string, unknown>[] = [{ expectedTotal: 1 }, { firstName: '<b>' }, {}];
  await page.route('**/api/v1/purchase', async (route) => {
    const body = route.request().postDataJSON() as Record<string, unknown>;
    await route.continue({ postData: JSON.stringify({ ...body, ...changes.shift() }) });
  });
  await openFilledCheckout(page);
  await placeButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Something has changed' });
  await expect(dialog).toContainText('Total:');
  await dialog.getByRole('button', { name: /^Order for/ }).click();
  const name = page.getByRole('textbox', { name: 'First name' });
  await expect(name).toHaveAccessibleDescription(/Only letters/);
  await expect(name).toHaveValue('Ivan');
  await placeButton(page).click();
  await expectAccepted(page);
  expect(changes).toEqual([]);
});

test('who comes back from the bank without paying finds the order again, and pays where it was declined', async ({
  page,
  baseURL,
}) => {
  await placePickup(page, baseURL, { payment: 'Online' });
  await page.waitForURL(/\/sandbox\//);
  const bank = page.url();

  await test.step('from home and checkout', async () => {
    await page.goto('/');
    const link = page.getByRole('region', { name: 'Your order' }).getByRole('link');
    await expect(link).toHaveAccessibleName(/^Not paid yet · Order \d+/);
    await page.goto('/checkout');
    await link.click();
    await expectAccepted(page);
    await expect(page.getByRole('link', { name: 'Pay now' })).toBeVisible();
  });

  await page.goto(bank);
  await page.getByRole('button', { name: /Decline/i }).click();
  await expectAccepted(page);
  await expect(page.getByText(/did not go through/)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.waitForURL(/\/sandbox\//);
  await page.getByRole('button', { name: /^Pay/i }).click();
  await expectAccepted(page);
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
});
