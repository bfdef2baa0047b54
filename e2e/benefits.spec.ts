import type { Page } from '@playwright/test';
import { moreButton, summary, total } from './support/cart';
import {
  expectAccepted,
  giveDelivery,
  givePickup,
  openFilledCheckout,
  payBy,
  placeButton,
  takeFirstTime,
} from './support/checkout';
import { addPromo, endPromo, giveBonuses, ordersOf } from './support/kitchen';
import { signInAs } from './support/sign-in';
import { leva } from './support/texts';
import { FAILED_ANSWER, expect, test } from './support/test';

// Long walks, on a machine that may have other things to do.
test.describe.configure({ timeout: 90_000 });

/** Hands a code in by the modal of the cart. */
const enterCode = async (page: Page, code: string): Promise<void> => {
  await page.getByRole('button', { name: 'Enter a promo code' }).click();
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'Promo code' });
  await field.fill(code);
  await field.press('Enter');
};

const refusal = (page: Page) =>
  page.getByRole('dialog').filter({ hasText: /Alas, it doesn.t work/ });

test('a promo code: ended, waiting, applied, used up, and each says why', async ({
  page,
  context,
  baseURL,
  browserConsole,
}) => {
  browserConsole.allow(FAILED_ANSWER, 3);
  await addPromo({ code: 'OLD24', type: 'percent', value: 10, to: '2024-01-31' });
  await addPromo({ code: 'FROM40', type: 'fixed', value: { BGN: 4 }, min_total: { BGN: 40 } });
  await addPromo({ code: 'ONCE24', type: 'percent', value: 10, max_uses: 1 });
  await giveDelivery(context, baseURL ?? '');
  await page.goto('/cart');
  await enterCode(page, 'old24');
  await expect(refusal(page)).toContainText('This code has ended.');
  await page.getByRole('button', { name: 'Repeat' }).click();
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'Promo code' });
  await expect(field).toHaveValue('old24');
  await field.fill(' from 40');
  await field.press('Enter');
  // A right code that does not fit yet waits where it stands, and comes to life by itself.
  const chip = page.getByRole('status').filter({ hasText: 'FROM40' });
  await expect(chip).toContainText(`${leva(14.2)} more to go`);
  await page.reload();
  await expect(chip).toContainText(`${leva(14.2)} more to go`);
  await moreButton(page, 'Margherita').click();
  await expect(chip).toContainText(`${leva(1.3)} more to go`);
  await moreButton(page, 'Margherita').click();
  await expect(chip).toContainText(`${leva(4)} off`);
  await expect(total(page)).toHaveText(leva(47.6));
  await page.getByRole('button', { name: 'Remove promo code FROM40' }).click();
  await expect(page.getByRole('button', { name: 'Enter a promo code' })).toBeFocused();
  await expect(total(page)).toHaveText(leva(51.6));

  await enterCode(page, '\tonce 24 ');
  await expect(page.getByRole('dialog')).toContainText(
    `ONCE24 takes ${leva(5.16)} off this order.`,
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Remove promo code ONCE24' })).toBeFocused();
  const phone = await openFilledCheckout(page);
  await placeButton(page).click();
  await expectAccepted(page);
  expect(await ordersOf(phone)).toMatchObject([{ total: 46.44 }]);

  await giveDelivery(context, baseURL ?? '');
  await page.goto('/checkout');
  const typed = page.getByRole('textbox', { name: 'Promo code' });
  await typed.fill('ONCE24');
  await typed.press('Enter');
  await expect(refusal(page)).toContainText('This code has been used up.');
  await page.getByRole('button', { name: 'Repeat' }).click();
  await expect(typed).toBeFocused();
  await expect(typed).toHaveValue('ONCE24');
});

test('a code that ends while it is in the cart is taken out, and said once', async ({
  page,
  context,
  baseURL,
  browserConsole,
}) => {
  browserConsole.allow(FAILED_ANSWER, 2);
  await addPromo({ code: 'BRIEF24', type: 'percent', value: 10 });
  await giveDelivery(context, baseURL ?? '');
  await page.goto('/products?promocode=brief24');
  await expect(page.getByText('Promo code BRIEF24 is in your cart.')).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByRole('status').filter({ hasText: 'BRIEF24' })).toContainText('2.58');
  await endPromo('BRIEF24');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/cart/calculate')) asked.push(request.postData() ?? '');
  });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Enter a promo code' })).toBeVisible();
  await expect(total(page)).toHaveText(leva(29.7));
  await moreButton(page, 'Margherita').click();
  await expect(total(page)).toHaveText(leva(42.6));
  expect(asked.filter((body) => body.includes('BRIEF24'))).toEqual([]);
});

test('a customer writes off what the order takes and no more, picks up and pays by card', async ({
  page,
  context,
  baseURL,
  browserConsole,
}) => {
  browserConsole.allow(FAILED_ANSWER);
  const phone = '359887000902';
  // 15.50 and five times 16.90: of 100.00 an order takes 30.00.
  await givePickup(context, baseURL ?? '', [
    { productId: 104, quantity: 1 },
    { productId: 110, quantity: 5 },
  ]);
  await signInAs(page, phone, 'Петър');
  await giveBonuses(phone, 500);
  await page.goto('/cart');
  await expect(total(page)).toHaveText(leva(100));
  const bonuses = page.getByRole('textbox', { name: 'Bonuses to write off' });
  await bonuses.fill('31');
  await bonuses.press('Enter');
  const words = /For this order you can only write off 30(\.00)? (BGN|лв\.)/;
  await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
  await expect(bonuses).toHaveValue('31');
  await expect(total(page)).toHaveText(leva(100));
  await page.getByRole('button', { name: /^Use 30\.00/ }).click();
  await expect(total(page)).toHaveText(leva(70));
  const off = page.getByRole('button', { name: 'Do not write off bonuses' });
  await off.click();
  await expect(total(page)).toHaveText(leva(100));
  await page.goto('/checkout');
  for (const amount of ['30', '30.00']) {
    await bonuses.fill(amount);
    await bonuses.press('Enter');
    await expect(total(page)).toHaveText(leva(70));
    if (amount === '30') await off.click();
  }
  await takeFirstTime(page);
  await payBy(page, 'By card').check();
  await placeButton(page).click();
  await expectAccepted(page);
  expect(await ordersOf(phone)).toMatchObject([{ total: 70 }]);
});

/** So many days from now, by the calendar of the shop's city. */
const dayFromNow = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Sofia' }).format(
    Date.now() + days * 86_400_000,
  );

test('a birthday counts for an order of the day before and of the day, and not for one before that', async ({
  page,
  context,
  baseURL,
}) => {
  await givePickup(context, baseURL ?? '');
  await signInAs(page, '359887000903', 'Рада');
  const birthday = Date.parse(`1992${dayFromNow(3).slice(4)}T00:00:00Z`) / 1000;
  const saved = await page.request.patch('/api/v1/user', {
    headers: { Client: 'web' },
    data: { birthday },
  });
  expect(saved.status()).toBe(200);
  await page.goto('/checkout');
  await takeFirstTime(page);
  await page.getByRole('radio', { name: /^Date and time/ }).check();
  const days = page.getByRole('group', { name: 'Day' }).getByRole('radio');
  const discount = summary(page).getByText('For your birthday.');
  for (const [ahead, counts] of [
    [1, false],
    [2, true],
    [3, true],
  ] as const) {
    await days.nth(ahead).check();
    await expect(total(page)).toHaveText(leva(counts ? 21.93 : 25.8));
    await expect(discount).toHaveCount(counts ? 1 : 0);
  }
  await payBy(page, 'Cash').check();
  await placeButton(page).click();
  await expectAccepted(page);
  expect(await ordersOf('359887000903')).toMatchObject([{ total: 21.93 }]);
});
