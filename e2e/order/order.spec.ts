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
} from '../support/checkout';
import { codeFor, enterCode, loginIn, tellName } from '../support/sign-in';
import { comeToFront } from '../support/tabs';
import { expect, test } from '../support/test';

test('a guest orders to the door and pays in cash, finds the order from every page, and in the account after the login with the same phone', async ({
  page,
  context,
  baseURL,
}) => {
  await giveDelivery(context, baseURL ?? '');
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Checkout' }).click();
  // Somebody below free delivery is told so once.
  await page.getByRole('dialog').getByRole('link', { name: 'Checkout' }).click();
  await page.waitForURL('**/checkout');
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await takeFirstTime(page);
  await placeButton(page).click();
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeFocused();
  const phone = await fillContact(page);
  await payBy(page, 'Cash').check();
  await page.getByRole('radio', { name: 'Other' }).check();
  await page.getByRole('textbox', { name: 'Change for' }).fill('50');
  await page.getByRole('textbox', { name: 'Comment' }).fill('Ring twice');
  await placeButton(page).click();
  const number = await expectAccepted(page);
  await expect(page.getByText('We have your order.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart', exact: true }).first()).toBeVisible();
  const strip = page.getByRole('region', { name: 'Your order' });
  await expect(strip).toHaveCount(0);

  await test.step('from every page', async () => {
    await page.goto('/products/pizza');
    const link = strip.getByRole('link');
    await expect(link).toHaveAccessibleName(new RegExp(`^Received · Order ${number} .*about `));
    await expect(page.getByText(`Order ${number}: Received`)).toHaveRole('status');
    await link.click();
    await page.waitForURL(/\/checkout\/success\?key=/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
  });

  await test.step('in the account', async () => {
    const held = () => page.evaluate(() => window.localStorage.getItem('orders'));
    await expect.poll(held).not.toBeNull();
    const login = loginIn(page);
    await page.goto('/account/orders');
    await login.method('sms').click();
    await login.phone.fill(phone);
    await login.getCode('sms').click();
    await expect(login.codeOf('sms')).toBeVisible();
    await enterCode(page, login, await codeFor(phone));
    await tellName(login, 'Ivan');
    await expect(page).toHaveURL('/account/orders');
    await expect(page.getByRole('main')).toContainText(number);
    expect(await held()).toBeNull();
  });
});

test('two submissions with Enter in a field, the Back button and another window make no second order', async ({
  page,
  context,
  baseURL,
}) => {
  await givePickup(context, baseURL ?? '');
  const keys = placings(page);
  await openFilledCheckout(page, { payment: 'Card in person' });
  const other = await context.newPage();
  await other.goto('/checkout');
  await expect(placeButton(other)).toBeVisible();
  // In the browser itself, where nothing comes between two clicks and a key.
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
