import { cartLink } from './support/cart';
import { dishesOf } from './support/menu';
import { FAILED_ANSWER, expect, test } from './support/test';

test('a category shows all its dishes, each with name, weight and price', async ({ page }) => {
  await page.goto('/products/soups');
  const soups = dishesOf('soups');
  await expect(page.getByRole('article')).toHaveCount(soups.length);
  for (const { name, prices } of soups) {
    const soup = page.getByRole('article', { name: name.en, exact: true });
    await expect(soup.getByRole('heading')).toHaveText(name.en);
    await expect(soup).toContainText(`${prices.BGN.toFixed(2)} лв.`);
  }
});

test('a reduced dish shows the earlier price too', async ({ page }) => {
  await page.goto('/products/pizza');
  const pizza = page.getByRole('article', { name: 'Ham & Mushrooms' });
  await expect(pizza).toContainText('14.90 лв.');
  await expect(pizza.locator('s')).toHaveText('Earlier price: 16.90 лв.');
});

test('a kind of pizza shows only its own, and marks itself in the list of kinds', async ({
  page,
}) => {
  await page.goto('/products/pizza');
  const kinds = page.getByRole('navigation', { name: 'Kinds: Pizza' });
  await expect(kinds.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
  await kinds.getByRole('link', { name: 'Classic' }).click();
  await expect(page).toHaveURL('/products/pizza/classic');
  const classic = dishesOf('pizza').filter(({ subcategory }) => subcategory === 'classic');
  await expect(page.getByRole('article')).toHaveCount(classic.length);
  await expect(kinds.getByRole('link', { name: 'Classic' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(kinds.getByRole('link', { name: 'All' })).not.toHaveAttribute('aria-current');
});

test('a kind of another category is no page of this one', async ({ page, browserConsole }) => {
  browserConsole.allow(FAILED_ANSWER);
  const answer = await page.goto('/products/pizza/maki');
  expect(answer?.status()).toBe(404);
});

test('a word that merely begins like a language is no language', async ({
  page,
  browserConsole,
}) => {
  browserConsole.allow(FAILED_ANSWER, 3);
  for (const path of ['/rune', '/rus/about', '/de/products']) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  }
});

test('walking through the menu needs no new document, and the way back works', async ({ page }) => {
  await page.goto('/');
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: 'Soups' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Soups');
  await expect(page).toHaveTitle(/Soups/);
  await expect(
    page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Soups' }),
  ).toHaveAttribute('aria-current', 'page');

  await page.getByRole('link', { name: 'Beef Goulash' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Beef Goulash');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Soups');
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Beef Goulash');

  await page.getByRole('main').getByRole('link', { name: 'Soups' }).click();
  await expect(page).toHaveURL('/products/soups');
  await cartLink(page, 0).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The cart is empty');
  await page.getByRole('main').getByRole('link', { name: 'To the menu' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Menu');
  expect(documents).toEqual([]);
});

test('a page opened from far down the last one begins at its top', async ({ page }) => {
  await page.goto('/products/pizza');
  const last = page.getByRole('link', { name: 'Salmon & Capers' });
  await last.scrollIntoViewIfNeeded();
  await last.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Salmon & Capers');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
