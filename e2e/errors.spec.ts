import type { Page } from '@playwright/test';
import { MARGHERITA, cartLink, giveCart } from './support/cart';
import { FAILED_ANSWER, expect, test } from './support/test';

/** What the categories' and the dishes' pages ask for. */
const GOODS = /\/api\/v1\/domain\/\d+\/goods\//;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const openSoups = async (page: Page): Promise<void> => {
  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: 'Soups' })
    .click();
};

const TROUBLES = [
  {
    name: 'cannot be reached',
    words: 'The kitchen cannot be reached right now',
    trouble: (page: Page) => page.route(GOODS, (route) => route.abort()),
  },
  {
    name: 'is closed for a moment',
    words: 'The kitchen cannot be reached right now',
    trouble: (page: Page) => page.route(GOODS, (route) => route.fulfill({ status: 503 })),
  },
  {
    name: 'fails',
    words: 'Something went wrong on our side',
    trouble: (page: Page) => page.route(GOODS, (route) => route.fulfill({ status: 500 })),
  },
] as const;

for (const { name, words, trouble } of TROUBLES) {
  test(`when the kitchen ${name}, the page says so in its place, and Try again works`, async ({
    page,
    context,
    baseURL,
    browserConsole,
  }) => {
    browserConsole.allow(FAILED_ANSWER, 2);
    await giveCart(context, [MARGHERITA], baseURL ?? '');
    await page.goto('/');
    await trouble(page);
    await openSoups(page);
    await expect(heading(page)).toHaveText(words);
    await expect(page).toHaveURL('/products/soups');
    await expect(page).toHaveTitle(words);
    await expect(page.getByRole('main')).toContainText('Your cart is kept');
    await expect(cartLink(page, 1)).toBeVisible();

    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveText(words);
    await page.unroute(GOODS);
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveText('Soups');
    await expect(page.getByRole('article', { name: 'Borscht' })).toBeVisible();
    await expect(page).toHaveTitle(/Soups/);
  });
}

test('when the answer makes no sense, the page says so in its place', async ({
  page,
  browserConsole,
}) => {
  browserConsole.allow(/does not fit/);
  await page.goto('/');
  await page.route(GOODS, (route) => route.fulfill({ json: { data: 'soup' } }));
  await openSoups(page);
  await expect(heading(page)).toHaveText('Something went wrong on our side');
});

test('a page that failed does not stand in the way of the next one', async ({
  page,
  browserConsole,
}) => {
  browserConsole.allow(FAILED_ANSWER);
  await page.goto('/');
  await page.route(GOODS, (route) => route.abort());
  await openSoups(page);
  await expect(heading(page)).toHaveText('The kitchen cannot be reached right now');
  await page.unroute(GOODS);
  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: 'Salads' })
    .click();
  await expect(heading(page)).toHaveText('Salads');
  await page.goBack();
  await expect(heading(page)).toHaveText('Soups');
  await expect(page.getByRole('article', { name: 'Borscht' })).toBeVisible();
});

test('a dish that has left the menu is a page that is not found', async ({
  page,
  browserConsole,
}) => {
  browserConsole.allow(FAILED_ANSWER);
  await page.goto('/products/soups');
  await page.route(GOODS, (route) => route.fulfill({ status: 404, json: { message: 'Gone' } }));
  await page.getByRole('link', { name: 'Borscht' }).click();
  await expect(heading(page)).toHaveText('Page not found');
  await expect(page.getByRole('main')).toContainText('The dish may have left the menu');
  await page.getByRole('main').getByRole('link', { name: 'Go to Main page' }).click();
  await expect(page).toHaveURL('/');
  await expect(heading(page)).toHaveText('Tavolino: food delivery');
});

test('the answer to a page left behind does not disturb the one that is open', async ({ page }) => {
  await page.goto('/');
  let isFirst = true;
  await page.route(/\/goods\/category\/soups/, async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    await expect(heading(page)).toHaveText('Salads');
    return route.continue().catch(() => undefined);
  });
  await openSoups(page);
  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: 'Salads' })
    .click();
  await expect(page.getByRole('article', { name: 'Caesar Salad' })).toBeVisible();
  await expect(heading(page)).toHaveText('Salads');
});

test('an unknown dish, category and address are not found at once', async ({
  page,
  browserConsole,
}) => {
  browserConsole.allow(FAILED_ANSWER, 3);
  for (const path of ['/product/none', '/products/none', '/nope']) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(heading(page)).toHaveText('Page not found');
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Go to Main page' }),
    ).toBeVisible();
  }
});

test('an address with two slashes stays on our host', async ({ page, baseURL }) => {
  for (const path of ['//evil.example/', '///evil.example/', '/%2F%2Fevil.example']) {
    const answer = await page.request.get(`${baseURL ?? ''}${path}`, { maxRedirects: 0 });
    expect(answer.status()).toBe(404);
  }
});
