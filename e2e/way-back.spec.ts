import { addButton } from './support/cart';
import { expect, test } from './support/test';

test('going back returns to the dish that the customer was looking at', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto('/products/pizza');
  const dish = page.getByRole('link', { name: 'BBQ Chicken' });
  await dish.scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    window.scrollBy(0, 200);
  });
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(500);
  await dish.click();
  await expect(page.getByRole('heading', { level: 1, name: 'BBQ Chicken' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(addButton(page, 'Margherita')).toBeAttached();
  await expect
    .poll(() => page.evaluate((wanted) => Math.abs(window.scrollY - wanted), place))
    .toBeLessThan(5);
});
