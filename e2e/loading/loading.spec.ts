import type { Page } from '@playwright/test';
import {
  CALCULATE,
  MARGHERITA,
  addButton,
  cartLink,
  giveCart,
  moreButton,
  priceOf,
} from '../support/cart';
import type { PlainLine } from '../support/cart';
import { gate } from '../support/gate';
import { priceText } from '../support/translations';
import { FAILED_ANSWER, expect, test } from '../support/test';

const SAGAS = '**/assets/sagas*.js';

/** In milliseconds, between two tries to fetch it. */
const LONGEST_PAUSE = 5_000;

interface AskedCart {
  readonly goods: readonly { readonly id: number; readonly qtt: number }[];
}

/** Notes every cart whose price is asked for: dish and quantity of each line. */
const notePrices = (page: Page): AskedCart['goods'][] => {
  const asked: AskedCart['goods'][] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/cart/calculate')) return;
    const { goods } = request.postDataJSON() as AskedCart;
    asked.push(goods.map(({ id, qtt }) => ({ id, qtt })));
  });
  return asked;
};

/** Opens a page whose second step is under way: clicks count, nothing can be asked yet. */
const openFirstStep = async (page: Page, path: string): Promise<void> => {
  const secondStep = page.waitForRequest(SAGAS);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await secondStep;
};

const FINAL: readonly PlainLine[] = [
  { productId: 101, quantity: 3 },
  { productId: 102, quantity: 1 },
];

test('clicks count before the shop has loaded whole, and then one price is asked for', async ({
  page,
}) => {
  const sagas = gate();
  await page.route(SAGAS, async (route) => {
    await sagas.opened;
    await route.continue();
  });
  const asked = notePrices(page);
  await openFirstStep(page, '/products/pizza');
  await addButton(page, 'Margherita').click();
  await expect(cartLink(page, 1)).toBeVisible();
  await moreButton(page, 'Margherita').click();
  await moreButton(page, 'Margherita').click();
  await addButton(page, 'Pepperoni').click();
  await expect(cartLink(page, 4)).toBeVisible();
  expect(asked).toEqual([]);

  sagas.open();
  await expect(cartLink(page, 4)).toContainText(priceText(await priceOf(page, FINAL)));
  // Another click, whose price comes after any question that would have been one too many.
  await moreButton(page, 'Pepperoni').click();
  await expect(cartLink(page, 5)).toContainText(priceText(36.06));
  expect(asked).toEqual([
    [
      { id: 101, qtt: 3 },
      { id: 102, qtt: 1 },
    ],
    [
      { id: 101, qtt: 3 },
      { id: 102, qtt: 2 },
    ],
  ]);
});

test(
  'clicks before the shop has loaded whole outlive a reload, and a dish of one’s own and a page asked for come when it has',
  { tag: '@long' },
  async ({ page }) => {
    const sagas = gate();
    await page.route(SAGAS, async (route) => {
      await sagas.opened;
      await route.continue().catch(() => undefined);
    });
    await openFirstStep(page, '/product/pizza-margherita');
    await moreButton(page, 'Parmesan').click();
    await page.getByRole('button', { name: `Add to cart: Margherita, ${priceText(7.62)}` }).click();
    await expect(cartLink(page, 1)).toBeVisible();
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect(cartLink(page, 1)).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Categories' })
      .getByRole('link', { name: 'Soups' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Soups');
    sagas.open();
    await expect(page.getByRole('article', { name: 'Borscht' })).toBeVisible();
    await expect(cartLink(page, 1)).toContainText('7.62\u00a0€');
  },
);

test(
  'when the rest of the shop cannot be had, the page says so, the cart is kept, and a reload brings it',
  { tag: '@long' },
  async ({ page, browserConsole }) => {
    browserConsole.allow(FAILED_ANSWER);
    browserConsole.allow(/sagas|second chunk/);
    await page.clock.install();
    await page.route(SAGAS, (route) => route.abort());
    await openFirstStep(page, '/products/pizza');
    await addButton(page, 'Margherita').click();
    await moreButton(page, 'Margherita').click();
    await expect(cartLink(page, 2)).toBeVisible();
    const reload = page.getByRole('button', { name: 'Reload the page' });
    // It is tried several times, with pauses between them.
    await expect(async () => {
      await page.clock.fastForward(LONGEST_PAUSE);
      await expect(reload).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(page.getByRole('article', { name: 'Margherita' })).toBeVisible();
    await page.unroute(SAGAS);
    await reload.click();
    await expect(cartLink(page, 2)).toContainText(
      priceText(await priceOf(page, [{ productId: 101, quantity: 2 }])),
    );
  },
);

test('no more is fetched than the page needs, and the price is asked in the customer’s language', async ({
  page,
  context,
  baseURL,
}) => {
  await giveCart(context, [MARGHERITA], baseURL ?? '');
  const calls: string[] = [];
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
    const name = /\/assets\/([\w-]+)\.\w+\.js$/.exec(pathname)?.[1];
    if (name) scripts.push(name);
  });
  await page.goto('/product/pizza-margherita');
  expect(scripts.filter((name) => name.startsWith('page-'))).toEqual(['page-product']);
  expect(scripts.filter((name) => name.startsWith('texts-'))).toEqual(['texts-en-menu-json']);
  expect(new Set(scripts).size).toBe(scripts.length);

  await page.goto('/ru/cart');
  await expect(page.getByRole('main').getByText(priceText(6.6, 'ru')).last()).toBeVisible();
  calls.length = 0;
  const question = page.waitForRequest(CALCULATE);
  await page.getByRole('button', { name: 'Увеличить количество: Маргарита' }).first().click();
  expect((await question).headers()).toMatchObject({ client: 'web', 'accept-language': 'ru' });
  await expect(page.getByRole('banner').getByRole('link', { name: /^Корзина, 2/ })).toContainText(
    priceText(13.2, 'ru'),
  );
  // What goes well with the cart comes below it, and no page waits for it.
  expect(calls.filter((call) => !call.endsWith('/additionals'))).toEqual([
    '/api/v1/cart/calculate',
  ]);
});
