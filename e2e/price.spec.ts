import type { Page, Route } from '@playwright/test';
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
} from './support/cart';
import { gate } from './support/gate';
import { leva } from './support/texts';
import { FAILED_ANSWER, expect, test } from './support/test';

const retry = (page: Page) => summary(page).getByRole('button', { name: 'Try again' });

test.beforeEach(async ({ page, context, baseURL }) => {
  await giveCart(context, [MARGHERITA], baseURL ?? '');
  await page.goto('/cart');
  await expect(total(page)).toHaveText(leva(12.9));
});

test('an answer about an older cart never replaces the newest', async ({ page }) => {
  const first = gate();
  let calls = 0;
  await page.route(CALCULATE, async (route) => {
    calls += 1;
    if (calls === 1) await first.opened;
    // The shop may have given up on the older question meanwhile.
    await route.continue().catch(() => undefined);
  });
  const older = page.waitForRequest(CALCULATE);
  await moreButton(page, 'Margherita').click();
  await older;
  await moreButton(page, 'Margherita').click();
  await expect(total(page)).toHaveText(leva(38.7));

  first.open();
  await expect(summary(page)).toHaveAttribute('aria-busy', 'false');
  await expect(total(page)).toHaveText(leva(38.7));
  await moreButton(page, 'Margherita').click();
  await expect(total(page)).toHaveText(leva(await priceOf(page, [{ ...MARGHERITA, quantity: 4 }])));
});

test('quick presses ask for one price, of what is in the cart in the end', async ({ page }) => {
  const asked: unknown[] = [];
  await page.route(CALCULATE, async (route) => {
    asked.push(route.request().postDataJSON());
    await route.continue();
  });
  const more = moreButton(page, 'Margherita');
  // In the browser itself, where nothing comes between two presses.
  await more.evaluate(async (button: HTMLButtonElement) => {
    for (let press = 0; press < 5; press += 1) {
      button.click();
      await new Promise((resolve) => setTimeout(resolve));
    }
  });
  await expect(cartLink(page, 6)).toBeVisible();
  await expect(total(page)).toHaveText(leva(77.4));
  expect(asked).toEqual([
    expect.objectContaining({ goods: [expect.objectContaining({ id: 101, qtt: 6 })] }),
  ]);
});

test('while a price is on its way the last known one stays, marked as such', async ({ page }) => {
  const held = gate();
  await page.route(CALCULATE, async (route) => {
    await held.opened;
    await route.continue();
  });
  await moreButton(page, 'Margherita').click();
  await expect(summary(page)).toHaveAttribute('aria-busy', 'true');
  await expect(total(page)).toHaveText(leva(12.9));
  await expect(summary(page)).toContainText('Updating the price…');
  held.open();
  await expect(total(page)).toHaveText(leva(25.8));
  await expect(summary(page)).toHaveAttribute('aria-busy', 'false');
  await expect(summary(page)).toContainText('Prices are up to date.');
});

type Trouble = (route: Route) => Promise<void>;

const answers =
  (status: number, body: unknown = { message: 'no' }): Trouble =>
  (route) =>
    route.fulfill({ status, json: body });

const PASSING_TROUBLE: readonly {
  readonly name: string;
  readonly trouble: Trouble;
  readonly noise: RegExp;
}[] = [
  { name: 'the kitchen is closed for a moment', trouble: answers(503), noise: FAILED_ANSWER },
  { name: 'too much is asked at once', trouble: answers(429), noise: FAILED_ANSWER },
  {
    name: 'the connection is gone',
    trouble: (route) => route.abort('internetdisconnected'),
    noise: FAILED_ANSWER,
  },
  {
    name: 'the answer makes no sense',
    trouble: answers(200, { goods: 'none', total: 'much' }),
    noise: /The answer to post \/cart\/calculate does not fit/,
  },
  {
    name: 'the answer is no data at all',
    trouble: (route) => route.fulfill({ status: 200, body: '<html>Welcome to the hotel</html>' }),
    noise: /The answer to post \/cart\/calculate does not fit/,
  },
  {
    name: 'a code is refused that is not about the dishes',
    trouble: answers(422, { message: 'no', errors: { promocode: ['No such code'] } }),
    noise: FAILED_ANSWER,
  },
];

for (const { name, trouble, noise } of PASSING_TROUBLE) {
  test(`when ${name}, dishes and last price stay, and Try again works`, async ({
    page,
    browserConsole,
  }) => {
    browserConsole.allow(noise);
    await page.route(CALCULATE, trouble);
    await moreButton(page, 'Margherita').click();
    await expect(retry(page)).toBeVisible();
    await expect(summary(page)).toContainText('your dishes are kept');
    await expect(summary(page)).toHaveAttribute('aria-busy', 'false');
    await expect(total(page)).toHaveText(leva(12.9));
    await expect(cartLines(page)).toHaveCount(1);
    await expect(cartLink(page, 2)).toBeVisible();

    await page.unroute(CALCULATE);
    await retry(page).click();
    await expect(total(page)).toHaveText(leva(25.8));
    await expect(retry(page)).toBeHidden();
  });
}

const REFUSALS: readonly { readonly name: string; readonly trouble: Trouble }[] = [
  { name: 'the kitchen fails over the cart', trouble: answers(500) },
  {
    name: 'a dish is gone from the menu',
    trouble: answers(422, { message: 'no', errors: { 'goods.0.id': ['Gone'] } }),
  },
];

for (const { name, trouble } of REFUSALS) {
  test(`when ${name}, the cart is emptied and Undo brings it back`, async ({
    page,
    browserConsole,
  }) => {
    browserConsole.allow(FAILED_ANSWER);
    await page.route(CALCULATE, trouble);
    await moreButton(page, 'Margherita').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart emptied');
    await expect(cartLink(page, 0)).toBeVisible();

    await page.unroute(CALCULATE);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(cartLink(page, 2)).toBeVisible();
    await expect(cartLines(page).first()).toContainText('Margherita');
    await expect(total(page)).toHaveText(leva(25.8));
  });
}

test('an emptied cart is offered back on the menu, together with what was added since', async ({
  page,
  browserConsole,
}) => {
  browserConsole.allow(FAILED_ANSWER);
  await page.route(CALCULATE, answers(500));
  await moreButton(page, 'Margherita').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart emptied');
  await page.unroute(CALCULATE);
  await page.goto('/products/pizza');
  await page.getByRole('button', { name: 'Add to cart: Pepperoni' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cartLink(page, 3)).toBeVisible();
  await expect(cartLink(page, 3)).toContainText(
    leva(await priceOf(page, [{ ...MARGHERITA, quantity: 2 }, PEPPERONI])),
  );
});
