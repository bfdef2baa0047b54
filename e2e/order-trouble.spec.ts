import type { Page } from '@playwright/test';
import { MARGHERITA, cartLines, fewerButton, moreButton, total } from './support/cart';
import {
  checkNow,
  expectAccepted,
  giveDelivery,
  givePickup,
  openFilledCheckout,
  placeButton,
  placings,
} from './support/checkout';
import { ordersOf, sellOut } from './support/kitchen';
import { operate } from './support/operator';
import { comeToFront } from './support/tabs';
import { leva } from './support/texts';
import { FAILED_ANSWER, expect, test } from './support/test';

// Long walks, on a machine that may have other things to do.
test.describe.configure({ timeout: 90_000 });

/** Each city has a shop of its own: what happens in its kitchen disturbs no other walk. */
const shopIn = (city: string, baseURL: string | undefined): string =>
  `http://${city}.localhost:${new URL(baseURL ?? '').port}`;

const PURCHASE = '**/api/v1/purchase';
const CLOSE = '**/api/v1/purchase/attempts/*/close';

const checking = (page: Page) => page.getByText('Checking whether your order arrived');

test('a failing backend, a lost connection and a changed cart in the middle of placing make one order', async ({
  page,
  context,
  baseURL,
  browserConsole,
}) => {
  browserConsole.allow(FAILED_ANSWER, 30);
  await givePickup(context, baseURL ?? '');
  const keys = placings(page);
  const phone = await openFilledCheckout(page);
  const firstName = page.getByRole('textbox', { name: 'First name' });

  await test.step('the backend breaks before it has made anything of the order', async () => {
    await page.route(PURCHASE, (route) => route.fulfill({ status: 500, json: { message: 'no' } }));
    await placeButton(page).click();
    await expect(page.getByText(/Your order did not arrive/)).toBeVisible();
    await expect(placeButton(page)).toBeEnabled();
    await page.unroute(PURCHASE);
  });

  await test.step('an order that never arrived may be placed anew', async () => {
    let isOffline = true;
    await page.route('**/api/v1/purchase**', (route) =>
      isOffline ? route.abort('internetdisconnected') : route.continue(),
    );
    await placeButton(page).click();
    await expect(checking(page)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Comment' })).toBeDisabled();
    await page.reload();
    await expect(checking(page)).toBeVisible();
    const asked = page.waitForRequest(CLOSE);
    await page.getByRole('button', { name: 'Check now' }).click();
    await asked;
    isOffline = false;
    await checkNow(page);
    await expect(checking(page)).toBeHidden();
    await expect(firstName).toHaveValue('Ivan');
    expect(await ordersOf(phone)).toEqual([]);
  });

  await test.step('the cart changes, and then the answer is lost: the order is found again', async () => {
    await page.goto('/cart');
    await moreButton(page, 'Margherita').click();
    await expect(total(page)).toHaveText(leva(38.7));
    await page.goto('/checkout');
    await expect(firstName).toHaveValue('Ivan');
    await expect(placeButton(page)).toContainText('38.70');
    await page.route(PURCHASE, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await placeButton(page).click();
    await expectAccepted(page);
  });
  expect(new Set(keys).size).toBe(3);
  expect(await ordersOf(phone)).toMatchObject([{ total: 38.7 }]);
});

test('a dish that runs out: told in the cart once, and asked about when the order is placed', async ({
  page,
  context,
  baseURL,
  browserConsole,
}) => {
  browserConsole.allow(FAILED_ANSWER, 2);
  const shop = shopIn('plovdiv', baseURL);
  const lines = [
    { ...MARGHERITA, quantity: 2 },
    { productId: 120, quantity: 1 },
    { productId: 122, quantity: 1 },
  ];
  await givePickup(context, shop, lines, 4);
  await page.goto(`${shop}/cart`);
  await expect(total(page)).toHaveText(leva(60.2));
  await sellOut(2, 120);
  await moreButton(page, 'Margherita').click();
  const modal = page.getByRole('dialog').filter({ hasText: 'Pear' });
  await expect(modal).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Some dishes are not available now.')).toBeVisible();
  // It was told: coming back does not tell it again, and the way to it stays.
  await page.reload();
  await expect(page.getByText('Some dishes are not available now.')).toBeVisible();
  await expect(modal).toBeHidden();
  await page.getByRole('button', { name: 'Show which' }).click();
  await modal.getByRole('button', { name: /Remove/ }).click();
  await expect(cartLines(page)).toHaveCount(2);
  await expect(total(page)).toHaveText(leva(55.6));

  const phone = await openFilledCheckout(page, { shop });
  await sellOut(2, 122);
  await placeButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Something has changed' });
  await expect(dialog).toContainText('Mexicana is no longer available');
  await dialog.getByRole('button', { name: /^Order for 38\.70/ }).click();
  await expectAccepted(page);
  expect(await ordersOf(phone)).toMatchObject([{ total: 38.7 }]);
});

test('a cart that falls below the minimum in another window is told so at the button', async ({
  page,
  context,
  baseURL,
}) => {
  await giveDelivery(context, baseURL ?? '');
  const keys = placings(page);
  await openFilledCheckout(page);
  const other = await context.newPage();
  await other.goto('/cart');
  await fewerButton(other, 'Margherita').click();
  await expect(total(other)).toHaveText(leva(16.8));
  await comeToFront(page);
  await expect(placeButton(page)).toContainText('16.80');
  await placeButton(page).click();
  const dialog = page.getByRole('dialog').filter({ hasText: 'you need to order more goods' });
  await expect(dialog).toContainText('7.10');
  await page.keyboard.press('Escape');
  await expect(placeButton(page)).toBeFocused();
  expect(keys).toEqual([]);
});

test('a kitchen that stops: the chosen time dies, the next one is offered, and a pause says so', async ({
  page,
  context,
  baseURL,
  browserConsole,
}) => {
  browserConsole.allow(FAILED_ANSWER, 3);
  const shop = shopIn('varna', baseURL);
  await givePickup(context, shop, undefined, 6);
  const phone = await openFilledCheckout(page, { shop });
  await page.getByRole('radio', { name: /^Date and time/ }).check();
  // Some time of tomorrow, whatever the hour is now.
  await page.getByRole('group', { name: 'Day' }).getByRole('radio').nth(1).check();
  await operate('ordering', 'pause', '--city', 'varna', '--minutes', String(40 * 60));
  await placeButton(page).click();
  const next = page.getByRole('button', { name: /^Take / });
  await expect(next).toBeVisible();
  await next.click();
  await expect(next).toBeHidden();
  await placeButton(page).click();
  await expectAccepted(page);
  expect(await ordersOf(phone)).toHaveLength(1);

  await givePickup(context, shop, undefined, 6);
  await page.goto(`${shop}/checkout`);
  await expect(page.getByRole('radio', { name: /^As soon as possible/ })).toBeDisabled();
  await expect(page.getByText('no orders are taken right now')).toBeVisible();
  await operate('ordering', 'resume', '--city', 'varna');
});
