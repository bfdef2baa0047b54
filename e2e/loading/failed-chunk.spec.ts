import { FAILED_ANSWER, expect, test } from '../support/test';

test(
  'when a page’s own part cannot be loaded, the page comes whole from the server, and if that does not help the shop says so and stays',
  { tag: '@long' },
  async ({ page, browserConsole }) => {
    browserConsole.allow(FAILED_ANSWER);
    browserConsole.allow(/page-product/);
    const PART = '**/assets/page-product.*.js';
    await page.goto('/products/soups');
    await page.route(PART, (route) => route.abort());
    await page.getByRole('link', { name: 'Borscht' }).click();
    // Made by the server, it reads without its part.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Borscht');
    await expect(page).toHaveURL('/product/soup-borscht');

    await page.unroute(PART);
    await page.goto('/products/soups');
    await page.route(PART, (route) => route.abort());
    await page.getByRole('link', { name: 'Borscht' }).click();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Something went wrong on our side',
    );
    await page.unroute(PART);
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Borscht');
  },
);
