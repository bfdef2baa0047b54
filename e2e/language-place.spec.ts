import { expect, test } from './support/test';

test('another language keeps the place on the page', async ({ page }) => {
  await page.goto('/products/pizza?page=1&utm_source=x#top');
  await page
    .getByRole('banner')
    .locator('summary')
    .filter({ hasText: 'Language: English' })
    .click();
  await page
    .getByRole('navigation', { name: 'Languages' })
    .getByRole('link', { name: 'Русский' })
    .click();
  await expect(page).toHaveURL('/ru/products/pizza?page=1&utm_source=x#top');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Пицца');
});
