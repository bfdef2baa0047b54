import type { Browser, Page } from '@playwright/test';
import { card, giveCart } from '../support/cart';
import { operate } from '../support/operator';
import { expect, test } from '../support/test';

/** Of no other browser test: what is said here is said to all of its customers. */
const CITY = 'varna';
const MARGHERITA = { productId: 101, quantity: 1 };

/** The pages below the board of a cook of that city, in a browser of the kitchen's own. */
const openBoard = async (browser: Browser, shop: string): Promise<Page> => {
  const name = `Cook ${String(Date.now())}`;
  const printed = await operate('staff', 'add', name, '--city', CITY, '--role', 'cook');
  const link = /\/board\S*/.exec(printed)?.[0] ?? '';
  const context = await browser.newContext({ locale: 'en-GB' });
  const board = await context.newPage();
  await board.goto(`${shop}${link}`);
  await expect(board.getByRole('link', { name: 'Sold out' })).toBeVisible();
  return board;
};

/** A page of the shop is cached for some seconds: customers look again. */
const reloadUntil = async (page: Page, isSo: () => Promise<void>): Promise<void> => {
  await expect(async () => {
    await page.reload();
    await isSo();
  }).toPass({ timeout: 30_000 });
};

test('what the kitchen says is what its customers see', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const { port } = new URL(baseURL ?? '');
  const shop = `http://${CITY}.localhost:${port}`;
  const board = await openBoard(browser, shop);
  await giveCart(context, [MARGHERITA], shop);

  await test.step('sold out for today, on the card and in the cart', async () => {
    await board.getByRole('link', { name: 'Sold out' }).click();
    await board
      .getByRole('searchbox', { name: 'Search dishes and ingredients' })
      .fill('margherita');
    await board.getByRole('button', { name: 'Sold out: Margherita' }).click();
    await board
      .getByRole('dialog', { name: 'Margherita' })
      .getByRole('button', { name: 'For today' })
      .click();
    await expect(board.getByRole('button', { name: 'Back on sale: Margherita' })).toBeVisible();
    await page.goto(`${shop}/products/pizza`);
    await reloadUntil(page, () =>
      expect(card(page, 'Margherita')).toContainText('Sold out', { timeout: 2000 }),
    );
    await page.goto(`${shop}/cart`);
    await expect(page.getByRole('main')).toContainText('Some dishes are sold out.');
  });

  await test.step('back on sale', async () => {
    await board.getByRole('button', { name: 'Back on sale: Margherita' }).click();
    await expect(board.getByRole('button', { name: 'Sold out: Margherita' })).toBeVisible();
    await page.goto(`${shop}/products/pizza`);
    await reloadUntil(page, () =>
      expect(card(page, 'Margherita')).not.toContainText('Sold out', { timeout: 2000 }),
    );
  });

  await test.step('paused with a reason, in the shop’s own words', async () => {
    await board.getByRole('link', { name: 'Ordering' }).click();
    await board.getByText('Paused', { exact: true }).click();
    await board.getByText('Repair in the kitchen').click();
    await expect(board.getByText(/^Not taking orders until \d\d:\d\d$/)).toBeVisible();
    await board.getByRole('button', { name: 'Pause orders' }).click();
    await expect(board.getByRole('heading', { name: 'No orders are taken' })).toBeVisible();
    await reloadUntil(page, () =>
      expect(page.getByText(/No(t taking)? orders until/).first()).toBeVisible({ timeout: 2000 }),
    );
  });

  await test.step('and open again', async () => {
    await board.getByRole('button', { name: 'Take orders as usual' }).first().click();
    await expect(board.getByRole('heading', { name: 'Orders are taken' })).toBeVisible();
    await reloadUntil(page, () =>
      expect(page.getByText(/No(t taking)? orders until/)).toHaveCount(0, { timeout: 2000 }),
    );
  });

  await test.step('the day', async () => {
    await board.getByRole('link', { name: 'Today' }).click();
    await expect(board.getByText('Takings', { exact: true })).toBeVisible();
  });
});
