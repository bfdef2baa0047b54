import { expectNoViolations } from './support/axe';
import { blockOutside } from './support/block-outside';
import {
  expectAccepted,
  fillContact,
  giveDelivery,
  givePickup,
  payBy,
  placeButton,
  placings,
  takeFirstTime,
} from './support/checkout';
import { overhang } from './support/fit';
import { loginIn, signInAs } from './support/sign-in';
import { tabTo } from './support/tab-to';
import { FAILED_ANSWER, expect, test } from './support/test';

// Long walks, on a machine that may have other things to do.
test.describe.configure({ timeout: 60_000 });

test('by keys alone, in Russian, on the smallest phone, with no other host in reach', async ({
  page,
  context,
  baseURL,
}) => {
  const asked = await blockOutside(context, baseURL ?? '');
  await page.setViewportSize({ width: 360, height: 740 });
  await giveDelivery(context, baseURL ?? '');
  await page.goto('/ru/checkout');
  await takeFirstTime(page);
  expect.soft(await overhang(page)).toEqual([]);
  // Choosing a time may have left the focus far down the page.
  await page.getByRole('link', { name: 'Перейти к содержимому' }).focus();
  await tabTo(page, page.getByRole('textbox', { name: 'Имя' }));
  await page.keyboard.type('Анна-Мария');
  await tabTo(page, page.getByRole('textbox', { name: 'Телефон' }));
  await page.keyboard.type('0881234567');
  await tabTo(page, page.getByRole('radio', { name: 'Наличными' }));
  await page.keyboard.press('Space');
  await tabTo(page, placeButton(page));
  await page.keyboard.press('Enter');
  await expectAccepted(page);
  expect.soft(await overhang(page)).toEqual([]);
  await expectNoViolations(page);
  expect(asked).toEqual([]);
});

test('a session that ends while a customer orders asks to log in over the page, and nothing of the order is lost', async ({
  page,
  context,
  browser,
  baseURL,
  browserConsole,
}) => {
  browserConsole.allow(FAILED_ANSWER, 6);
  const phone = '359887000901';
  await givePickup(context, baseURL ?? '');
  await signInAs(page, phone, 'Петър');
  const keys = placings(page);
  await page.goto('/checkout');
  await takeFirstTime(page);
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Петър');
  await payBy(page, 'By card').check();
  // The same customer logs out everywhere, on another device.
  const { cookies } = await context.storageState();
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  await elsewhere.addCookies(cookies.filter(({ name }) => name === 'token'));
  const everywhere = await elsewhere.request.post('/api/v1/logout', {
    headers: { Client: 'web' },
    data: { all: true },
  });
  expect(everywhere.status()).toBe(200);
  await elsewhere.close();
  await placeButton(page).click();
  const login = loginIn(page);
  await expect(login.methods).toBeVisible();
  await expect(page).toHaveURL(/\/checkout$/);
  await page.keyboard.press('Escape');
  // Whoever does not want to log in again may order as a guest.
  await fillContact(page, 'Петър');
  await expect(payBy(page, 'By card')).toBeChecked();
  await placeButton(page).click();
  await expectAccepted(page);
  expect(new Set(keys).size).toBe(2);
});
