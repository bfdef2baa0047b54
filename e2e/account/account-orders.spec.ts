import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/axe';
import { MARGHERITA, PEPPERONI, cartLines, giveCart } from '../support/cart';
import { overhang } from '../support/fit';
import { operate, operateIn } from '../support/operator';
import { TO_THE_DOOR, cancelByApi, placeByApi } from '../support/orders';
import { openOtherShop } from '../support/other-storefront';
import { signInAs } from '../support/sign-in';
import { expect, test } from '../support/test';

// Long scenarios, on a machine that may have other things to do.
test.describe.configure({ timeout: 120_000 });

/** In milliseconds: farther ahead than a busy machine takes to stop a clock. */
const AHEAD = 60_000;

/** From now on no page asks by itself: whatever comes was told to it. */
const stopClock = async (page: Page): Promise<void> => {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD);
};

/** Opens a page of an order once it listens: a page whose clock stands would not begin to. */
const openListening = async (page: Page, address: string): Promise<void> => {
  const listening = page.waitForResponse(/\/events$/);
  await page.goto(address);
  await listening;
};

/** In milliseconds, between two questions about an order, or two tries to hear of it. */
const LONGEST_PAUSE = 15_000;

const expectWellMade = async (page: Page): Promise<void> => {
  await page.setViewportSize({ width: 360, height: 740 });
  expect.soft(await overhang(page)).toEqual([]);
  await expectNoViolations(page);
};

test('a status that the restaurant sets appears in the open pages of an order at once, in each language', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAs(page, '359887000801', 'Мария');
  await page.clock.install();
  const order = await placeByApi(page, [{ ...MARGHERITA, quantity: 2 }, PEPPERONI], {
    way: TO_THE_DOOR,
    comment: 'No onions',
  });
  const id = String(order.id);
  await openListening(page, `/account/orders/${id}`);
  await expect(page.getByRole('region', { name: 'Delivery to' })).toContainText(
    'Vitosha Boulevard 15Flat 12, Entrance B, Floor 3, Code 77The bell is broken',
  );
  // Somebody who has only the link sees the street, and nothing else that is the customer's own.
  const stranger = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await stranger.clock.install();
  await openListening(stranger, `/ru/checkout/success?key=${order.tracking_key}`);
  await expect(stranger.getByRole('region', { name: 'Доставка' })).toHaveText(
    'ДоставкаVitosha Boulevard',
  );
  expect(await stranger.content()).not.toMatch(/Flat|Квартира|No onions|bell is broken|Мария/);

  await test.step('each change is told', async () => {
    await stopClock(page);
    await stopClock(stranger);
    await operate('orders', 'set-status', id, 'process');
    await expect(page.getByText(/^In the kitchen since /)).toBeVisible();
    await operate('orders', 'delay', id, '15');
    await expect(page.getByText('15 minutes later than planned')).toBeVisible();
    await expect(stranger.getByText('На 15 минут позже', { exact: false })).toBeVisible();
    await stranger.context().close();
    await page.clock.resume();
  });

  await test.step('the receipt is printed black on white also in the dark, and no line of it is cut in two', async () => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    const receipt = page.getByRole('region', { name: 'Receipt' });
    await expect(receipt).toContainText('Margherita × 2');
    await expect(receipt).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(receipt).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(receipt.getByRole('listitem').first()).toHaveCSS('break-inside', 'avoid');
    await expect(page.getByRole('main')).toBeHidden();
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen', colorScheme: null });
  });

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await saved).suggestedFilename()).toBe(`Order ${order.number}.ics`);
});

test(
  'an order of the account is ordered again as the menu is today, and the former cart is one click away',
  { tag: '@long' },
  async ({ page, context, baseURL }) => {
    await signInAs(page, '359887000803', 'Мария');
    const olives = { ingredientId: 1008, quantity: 1 };
    const old = await placeByApi(page, [{ ...MARGHERITA, ingredients: [olives] }, PEPPERONI]);
    await cancelByApi(page, old);
    await giveCart(context, [PEPPERONI], baseURL ?? '');
    await page.goto(`/account/orders/${String(old.id)}`);

    await page.route('**/goodsById*', async (route) => {
      const answer = await route.fetch();
      // As the contract says it.
      const goods = (await answer.json()) as { id: number; ingredients: { id: number }[] }[];
      const today = goods
        .filter(({ id }) => id !== PEPPERONI.productId)
        .map((dish) => ({
          ...dish,
          price: 14,
          ingredients: dish.ingredients.filter(({ id }) => id !== olives.ingredientId),
        }));
      await route.fulfill({ json: today });
    });
    await page.getByRole('button', { name: 'Order again' }).click();
    await page.waitForURL('**/cart');
    const note = page.getByRole('region', { name: `The dishes of order ${old.number}` });
    await expect(note.getByRole('heading')).toBeFocused();
    await expect(note.getByRole('listitem')).toHaveText([
      'Pepperoni is no longer available',
      /^Margherita comes without .+ or with less of it$/,
      /^Margherita: 14\.00.+ instead of 7\.62/,
    ]);
    // One that is on its way is answered still.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await expect(cartLines(page)).toHaveCount(2);
    await expectWellMade(page);
    await note.getByRole('button', { name: /^Undo/ }).click();
    await expect(cartLines(page)).toHaveCount(1);
    await expect(note).toBeHidden();
  },
);

test(
  'an open page follows its order also after the restaurant’s system was restarted',
  { tag: '@long' },
  async ({ browser }) => {
    const shop = await openOtherShop({});
    const context = await browser.newContext({ baseURL: shop.url });
    const page = await context.newPage();
    const order = await placeByApi(page, [{ ...MARGHERITA, quantity: 2 }], {
      contact: { firstName: 'Анна', phone: '359887000804' },
    });
    await page.clock.install();
    /** Lets the pauses between two tries pass at once. */
    const expectInTime = (text: string): Promise<void> =>
      expect(async () => {
        await page.clock.fastForward(LONGEST_PAUSE);
        await expect(page.getByText(text, { exact: false })).toBeVisible({ timeout: 1000 });
      }).toPass();
    await page.goto(`/checkout/success?key=${order.tracking_key}`);
    await expect(page.getByText('We have your order.')).toBeVisible();
    await shop.stopBackend();
    await operateIn(shop.database, 'orders', 'set-status', String(order.id), 'process');
    await expectInTime('The connection is lost');
    await shop.startBackend();
    await expectInTime('The kitchen is cooking it.');
    await expect(page.getByText('The connection is lost', { exact: false })).toBeHidden();
    await context.close();
    await shop.close();
  },
);
