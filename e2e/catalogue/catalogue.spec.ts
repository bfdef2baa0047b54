import type { Locator, Page } from '@playwright/test';
import { dishesOf } from '../support/menu';
import { FAILED_ANSWER, expect, test } from '../support/test';

const filter = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Filters' }).getByRole('link', { name });

const cards = (page: Page): Locator => page.getByRole('main').getByRole('article');

const hasMark =
  (mark: string) =>
  ({ filters }: { readonly filters: readonly string[] }): boolean =>
    filters.includes(mark);

const withMarks = (...marks: readonly string[]) =>
  dishesOf('pizza').filter((pizza) => marks.every((mark) => hasMark(mark)(pizza)));

test('filters narrow a category down, by an address that can be shared and gone back from', async ({
  page,
}) => {
  await page.goto('/products/pizza');
  // The seventh place of the list is a promotion's.
  const places = page.getByRole('main').locator('article, a[href^="/promo/"]');
  await expect(places.nth(6)).toHaveAttribute('href', /^\/promo\//);

  await filter(page, 'Vegetarian').press('Enter');
  await expect(page).toHaveURL('/products/pizza?filter=1');
  const vegetarian = withMarks('vegetarian');
  await expect(cards(page)).toHaveCount(vegetarian.length);
  await expect(page.getByText(`${String(vegetarian.length)} items`)).toHaveRole('status');
  await expect(filter(page, 'Vegetarian')).toBeFocused();

  await filter(page, 'Bestseller').click();
  await expect(page).toHaveURL('/products/pizza?filter=1,4');
  const both = withMarks('vegetarian', 'hit');
  await expect(cards(page)).toHaveCount(both.length);

  const shared = await (await page.request.get('/products/pizza?filter=4,%201,x,99')).text();
  expect(shared.match(/<article/g)).toHaveLength(both.length);
  expect(shared).toMatch(/<link rel="canonical" href="[^"]*\/products\/pizza"/);

  await filter(page, 'Spicy').click();
  await expect(page).toHaveURL('/products/pizza?filter=1,2,4');
  await expect(page.getByText('No dish has all of these marks.')).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/products/pizza');
  await expect(cards(page)).toHaveCount(dishesOf('pizza').length);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/products/pizza?filter=1,4');
  await expect(cards(page)).toHaveCount(both.length);
});

/** The demo has each category on one page: here the pizzas come in two, and the second fails at first. */
const inTwoPages = async (page: Page): Promise<void> => {
  let failures = 1;
  await page.route('**/goods/category/pizza?*', async (route) => {
    const number = Number(new URL(route.request().url()).searchParams.get('page'));
    if (number === 2 && failures > 0) {
      failures -= 1;
      await route.fulfill({ status: 500, json: { message: 'Not now' } });
      return;
    }
    const address = route.request().url().replace('page=2', 'page=1');
    const answer = await route.fetch({ url: address });
    // The contract has these fields.
    const list = (await answer.json()) as { goods: unknown[]; promo: unknown[] };
    await route.fulfill({
      response: answer,
      json: {
        goods: number === 1 ? list.goods.slice(0, 12) : list.goods.slice(12),
        promo: number === 1 ? list.promo : [],
        meta: { current_page: number, last_page: 2, per_page: 12, total: list.goods.length },
      },
    });
  });
};

test('a long list grows below, survives a failure, and is found as it was on the way back', async ({
  page,
  browserConsole,
}) => {
  browserConsole.allow(FAILED_ANSWER);
  await page.setViewportSize({ width: 390, height: 780 });
  await inTwoPages(page);
  await page.goto('/products/soups');
  const categories = page.getByRole('navigation', { name: 'Categories' });
  await categories.getByRole('link', { name: 'Pizza' }).click();
  await expect(cards(page)).toHaveCount(12);
  await expect(page.getByText('12 of 24')).toBeVisible();

  const more = page.getByRole('link', { name: 'Show more' });
  await expect(more).toHaveAttribute('href', '/products/pizza?page=2');
  await more.press('Enter');
  await expect(page.getByText(/^The next dishes did not come/)).toBeVisible();
  await page.getByRole('link', { name: 'Try again' }).press('Enter');
  await expect(cards(page)).toHaveCount(24);
  await expect(page.getByText('12 more items')).toHaveRole('status');
  await expect(page).toHaveURL('/products/pizza');
  const first = cards(page).nth(12).getByRole('link').first();
  await expect(first).toBeFocused();
  await expect(more).toBeHidden();

  // By what the customer sees: heights above may still be estimates, which moves the count alone.
  const placeOf = (): Promise<number> =>
    first.evaluate((link) => Math.round(link.getBoundingClientRect().top));
  const place = await placeOf();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  await first.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(cards(page)).toHaveCount(24);
  await expect.poll(async () => Math.abs((await placeOf()) - place)).toBeLessThan(5);
});
