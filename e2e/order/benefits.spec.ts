import {
  expectAccepted,
  giveDelivery,
  givePickup,
  openFilledCheckout,
  payBy,
  placeButton,
  takeFirstTime,
} from '../support/checkout';
import { total } from '../support/cart';
import { addPromo, giveBonuses, ordersOf } from '../support/kitchen';
import { signInAs } from '../support/sign-in';
import { priceText } from '../support/translations';
import { FAILED_ANSWER, expect, test } from '../support/test';

// Long scenarios, on a machine that may have other things to do.
test.describe.configure({ timeout: 90_000 });

test(
  'a promo code of a link waits for more, comes to life by itself, and lowers the order',
  { tag: '@long' },
  async ({ page, context, baseURL }) => {
    await addPromo({ code: 'FROM21', type: 'fixed', value: { EUR: 2 }, min_total: { EUR: 21 } });
    await giveDelivery(context, baseURL ?? '', [{ productId: 101, quantity: 3 }]);
    await page.goto('/cart?promocode=from21');
    const chip = page.getByRole('main').getByRole('status').filter({ hasText: 'FROM21' });
    await expect(chip).toContainText(`${priceText(1.2)} more to go`);
    await page
      .getByRole('main')
      .getByRole('button', { name: 'Increase quantity: Margherita' })
      .click();
    await expect(chip).toContainText(`${priceText(2)} off`);
    await expect(total(page)).toHaveText(priceText(24.4));
    const phone = await openFilledCheckout(page);
    await expect(total(page)).toHaveText(priceText(24.4));
    await placeButton(page).click();
    await expectAccepted(page);
    expect(await ordersOf(phone)).toMatchObject([{ total: 24.4 }]);
  },
);

test('a customer writes off what the order takes and no more, picks up and pays by card', async ({
  page,
  context,
  baseURL,
  browserConsole,
}) => {
  browserConsole.allow(FAILED_ANSWER);
  const phone = '359887000902';
  // 7.93 and five times 8.64: of 51.13 an order takes 15.33.
  await givePickup(context, baseURL ?? '', [
    { productId: 104, quantity: 1 },
    { productId: 110, quantity: 5 },
  ]);
  await signInAs(page, phone, 'Петър');
  await giveBonuses(phone, 500);
  await page.goto('/checkout');
  const bonuses = page.getByRole('textbox', { name: 'Bonus points to use' });
  await bonuses.fill('31');
  await bonuses.press('Enter');
  await page.getByRole('button', { name: /^Use 15\.33/ }).click();
  await expect(total(page)).toHaveText(priceText(35.8));
  await takeFirstTime(page);
  await payBy(page, 'Card in person').check();
  await placeButton(page).click();
  await expectAccepted(page);
  expect(await ordersOf(phone)).toMatchObject([{ total: 35.8 }]);
});
