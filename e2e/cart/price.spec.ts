import type { Page } from '@playwright/test';
import {
  CALCULATE,
  MARGHERITA,
  PEPPERONI,
  cartLines,
  cartLink,
  giveCart,
  moreButton,
  priceOf,
  summary,
  total,
} from '../support/cart';
import { gate } from '../support/gate';
import { priceText } from '../support/translations';
import { FAILED_ANSWER, expect, test } from '../support/test';

const retry = (page: Page) => summary(page).getByRole('button', { name: 'Try again' });

test.beforeEach(async ({ page, context, baseURL }) => {
  await giveCart(context, [MARGHERITA], baseURL ?? '');
  await page.goto('/cart');
  await expect(total(page)).toHaveText(priceText(6.6));
});

test('the newest cart has the last word: quick clicks ask for one price, and an older answer replaces nothing', async ({
  page,
}) => {
  const more = moreButton(page, 'Margherita');

  await test.step('while a price is on its way the last known one stays, marked as such', async () => {
    const asked: unknown[] = [];
    const held = gate();
    await page.route(CALCULATE, async (route) => {
      asked.push(route.request().postDataJSON());
      await held.opened;
      await route.continue();
    });
    // In the browser itself, where nothing comes between two clicks.
    await more.evaluate(async (button: HTMLButtonElement) => {
      for (let click = 0; click < 5; click += 1) {
        button.click();
        await new Promise((resolve) => setTimeout(resolve));
      }
    });
    await expect(cartLink(page, 6)).toBeVisible();
    await expect(summary(page)).toHaveAttribute('aria-busy', 'true');
    await expect(total(page)).toHaveText(priceText(6.6));
    await expect(summary(page)).toContainText('Updating the price…');
    held.open();
    await expect(total(page)).toHaveText(priceText(39.6));
    await expect(summary(page)).toHaveAttribute('aria-busy', 'false');
    await expect(summary(page)).toContainText('Prices are up to date.');
    expect(asked).toEqual([
      expect.objectContaining({ goods: [expect.objectContaining({ id: 101, qtt: 6 })] }),
    ]);
    await page.unroute(CALCULATE);
  });

  await test.step('an answer about an older cart never replaces the newest', async () => {
    const first = gate();
    let calls = 0;
    await page.route(CALCULATE, async (route) => {
      calls += 1;
      if (calls === 1) await first.opened;
      // The shop may have given up on the older question meanwhile.
      await route.continue().catch(() => undefined);
    });
    const older = page.waitForRequest(CALCULATE);
    await more.click();
    await older;
    await more.click();
    await expect(total(page)).toHaveText(priceText(52.8));
    first.open();
    await expect(summary(page)).toHaveAttribute('aria-busy', 'false');
    await expect(total(page)).toHaveText(priceText(52.8));
    await more.click();
    await expect(total(page)).toHaveText(
      priceText(await priceOf(page, [{ ...MARGHERITA, quantity: 9 }])),
    );
  });
});

test('when the price cannot be had, dishes and last price stay, and Try again works', async ({
  page,
  browserConsole,
}) => {
  browserConsole.allow(FAILED_ANSWER);
  browserConsole.allow(/The answer to post \/cart\/calculate does not fit/);
  await page.route(CALCULATE, (route) => route.abort('internetdisconnected'));
  await moreButton(page, 'Margherita').click();
  await expect(retry(page)).toBeVisible();
  await expect(summary(page)).toContainText('your dishes are kept');
  await expect(summary(page)).toHaveAttribute('aria-busy', 'false');
  await expect(total(page)).toHaveText(priceText(6.6));
  await expect(cartLines(page)).toHaveCount(1);
  await expect(cartLink(page, 2)).toBeVisible();

  await page.unroute(CALCULATE);
  await page.route(CALCULATE, (route) =>
    route.fulfill({ status: 200, body: '<html>Welcome to the hotel</html>' }),
  );
  const answered = page.waitForResponse(CALCULATE);
  await retry(page).click();
  await answered;
  await expect(retry(page)).toBeVisible();
  await page.unroute(CALCULATE);
  await retry(page).click();
  await expect(total(page)).toHaveText(priceText(13.2));
  await expect(retry(page)).toBeHidden();
});

test('an emptied cart is brought back by Undo, also after a reload, and on the menu together with what was added since', async ({
  page,
  browserConsole,
}) => {
  const emptyIt = async (): Promise<void> => {
    browserConsole.allow(FAILED_ANSWER);
    await page.route(CALCULATE, (route) => route.fulfill({ status: 500, json: { message: 'no' } }));
    await moreButton(page, 'Margherita').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart emptied');
    await expect(cartLink(page, 0)).toBeVisible();
    await page.unroute(CALCULATE);
  };
  await emptyIt();
  await page.reload();
  await expect(cartLink(page, 0)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cartLink(page, 2)).toBeVisible();
  await expect(cartLines(page).first()).toContainText('Margherita');
  await expect(total(page)).toHaveText(priceText(13.2));

  await emptyIt();
  await page.getByRole('main').getByRole('link', { name: 'To the menu' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Pizza' }).first().click();
  await page.getByRole('button', { name: 'Add to cart: Pepperoni' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cartLink(page, 4)).toContainText(
    priceText(await priceOf(page, [{ ...MARGHERITA, quantity: 3 }, PEPPERONI])),
  );
});
