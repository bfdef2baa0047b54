import type { Page } from '@playwright/test';
import { MARGHERITA, cartLink, giveCart } from '../support/cart';
import { gate } from '../support/gate';
import { FAILED_ANSWER, expect, test } from '../support/test';

/** What the categories' and the dishes' pages ask for. */
const GOODS = /\/api\/v1\/domain\/\d+\/goods\//;

const SOUPS = /\/goods\/category\/soups/;
const PIZZAS = /\/goods\/category\/pizza/;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const openSoups = async (page: Page): Promise<void> => {
  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: 'Soups' })
    .click();
};

test('when the kitchen cannot be reached the page says so in its place, Try again works, and the next page comes', async ({
  page,
  context,
  baseURL,
  browserConsole,
}) => {
  const shownText = 'The kitchen cannot be reached right now';
  const category = (name: string) =>
    page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name });
  await giveCart(context, [MARGHERITA], baseURL ?? '');
  // Before anything is opened, so that no answer can come first.
  await page.route(PIZZAS, (route) => route.fulfill({ json: { data: 'sushi' } }));
  // On the home page the sections themselves are gone to.
  await page.goto('/contacts');

  await test.step('the answer to a page left behind does not disturb the one that is open', async () => {
    const soups = gate();
    await page.route(SOUPS, async (route) => {
      await soups.opened;
      await route.continue().catch(() => undefined);
    });
    await openSoups(page);
    await category('Salads').click();
    await expect(page.getByRole('article', { name: 'Caesar Salad' })).toBeVisible();
    soups.open();
    await expect(heading(page)).toHaveText('Salads');
    await page.unroute(SOUPS);
  });

  await test.step('an answer that makes no sense is reported in its place', async () => {
    browserConsole.allow(/does not fit/);
    await category('Pizza').click();
    await expect(heading(page)).toHaveText('Something went wrong on our side');
    await page.unroute(PIZZAS);
  });

  await test.step('so is a kitchen that cannot be reached, until it can', async () => {
    browserConsole.allow(FAILED_ANSWER);
    await page.route(GOODS, (route) => route.abort());
    await openSoups(page);
    await expect(heading(page)).toHaveText(shownText);
    await expect(page).toHaveURL('/products/soups');
    await expect(page).toHaveTitle(shownText);
    await expect(page.getByRole('main')).toContainText('Your cart is kept');
    await expect(cartLink(page, 1)).toBeVisible();

    const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await again.click();
    await expect(heading(page)).toHaveText(shownText);
    await page.unroute(GOODS);
    await again.click();
    await expect(heading(page)).toHaveText('Soups');
    await expect(page.getByRole('article', { name: 'Borscht' })).toBeVisible();
    await expect(page).toHaveTitle(/Soups/);
  });

  await test.step('a dish that has left the menu says so over the page', async () => {
    browserConsole.allow(FAILED_ANSWER);
    await page.route(GOODS, (route) => route.fulfill({ status: 404, json: { message: 'Gone' } }));
    await page.getByRole('link', { name: 'Borscht' }).click();
    const dish = page.getByRole('dialog', { name: 'Borscht' });
    await expect(dish.getByRole('alert')).toContainText('The dish may have left the menu');
    await page.reload();
    await expect(heading(page)).toHaveText('Borscht');
    await page.unroute(GOODS);
  });
});

test('an unknown dish, category, kind and language are not found at once, and two slashes stay on our host', async ({
  request,
  baseURL,
}) => {
  for (const path of [
    '/product/none',
    '/products/none',
    '/nope',
    '/products/pizza/maki',
    // Words that merely begin like a language.
    '/rune',
    '/rus/about',
    '/de/products',
  ]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    const html = await answer.text();
    expect(html, path).toContain('lang="en"');
    expect(html, path).toContain('Page not found');
    expect(html, path).toContain('Go to Main page');
  }
  for (const path of ['//evil.example/', '///evil.example/', '/%2F%2Fevil.example']) {
    const answer = await request.get(`${baseURL ?? ''}${path}`, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(404);
  }
});
