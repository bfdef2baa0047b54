import { FAILED_ANSWER, expect, test } from './support/test';

test('when a page’s own part cannot be loaded, the shop says so and stays', async ({
  page,
  browserConsole,
}) => {
  browserConsole.allow(FAILED_ANSWER, 4);
  browserConsole.allow(/page-product/, 8);
  await page.goto('/products/soups');
  await page.route('**/assets/page-product.*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'Borscht' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Something went wrong on our side',
  );
  await page.unroute('**/assets/page-product.*.js');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Borscht');
});
