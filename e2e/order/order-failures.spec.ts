import type { Page } from '@playwright/test';
import { MARGHERITA } from '../support/cart';
import {
  checkNow,
  expectAccepted,
  givePickup,
  openFilledCheckout,
  placeButton,
  placings,
} from '../support/checkout';
import { ordersOf, sellOut } from '../support/kitchen';
import { FAILED_ANSWER, expect, test } from '../support/test';

// Long scenarios, on a machine that may have other things to do.
test.describe.configure({ timeout: 90_000 });

const PURCHASE = '**/api/v1/purchase';

const checking = (page: Page) => page.getByText('Checking whether your order arrived');

test('a connection that is lost before, and one that is lost after an order has arrived, make one order', async ({
  page,
  context,
  baseURL,
  browserConsole,
}) => {
  // The page asks again and again while nobody answers.
  browserConsole.allow(FAILED_ANSWER);
  await givePickup(context, baseURL ?? '');
  const keys = placings(page);
  const phone = await openFilledCheckout(page);

  await test.step('an order that never arrived may be placed again', async () => {
    let isOffline = true;
    await page.route('**/api/v1/purchase**', (route) =>
      isOffline ? route.abort('internetdisconnected') : route.continue(),
    );
    await placeButton(page).click();
    await expect(checking(page)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Comment' })).toBeDisabled();
    await page.reload();
    await expect(checking(page)).toBeVisible();
    isOffline = false;
    await checkNow(page);
    await expect(checking(page)).toBeHidden();
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Ivan');
    expect(await ordersOf(phone)).toEqual([]);
  });

  await test.step('one whose answer is lost is found again', async () => {
    await page.route(PURCHASE, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await placeButton(page).click();
    await expectAccepted(page);
  });
  expect(new Set(keys).size).toBe(2);
  expect(await ordersOf(phone)).toMatchObject([{ total: 13.2 }]);
});

test(
  'a dish that runs out while a customer is at the checkout is asked about, and the rest is ordered',
  { tag: '@long' },
  async ({ page, context, baseURL, browserConsole }) => {
    browserConsole.allow(FAILED_ANSWER);
    const shop = `http://plovdiv.localhost:${new URL(baseURL ?? '').port}`;
    const lines = [
      { ...MARGHERITA, quantity: 3 },
      { productId: 122, quantity: 1 },
    ];
    await givePickup(context, shop, lines, 4);
    const phone = await openFilledCheckout(page, { shop });
    await sellOut(2, 122);
    await placeButton(page).click();
    const dialog = page.getByRole('dialog', { name: 'Something has changed' });
    await expect(dialog).toContainText('Mexicana is no longer available');
    await dialog.getByRole('button', { name: /^Order for 19\.80/ }).click();
    await expectAccepted(page);
    expect(await ordersOf(phone)).toMatchObject([{ total: 19.8 }]);
  },
);
