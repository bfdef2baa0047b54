import { nextFrames } from '../support/frames';
import { expect, test } from '../support/test';

const FRAMES_TO_REST = 20;

test('going back returns to the dish that the customer was looking at', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto('/products/pizza');
  // Also while the dish is open over it, and it is out of reach.
  const dish = page.locator('article a', { hasText: 'BBQ Chicken' });
  await dish.scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    window.scrollBy(0, 200);
  });
  // Cards that have come near get their height; a customer presses what stands still.
  await nextFrames(page, FRAMES_TO_REST);
  // Pressed where it stands: the test's own click might scroll to it first.
  const place = await dish.evaluate((link: HTMLElement) => {
    const before = link.getBoundingClientRect().top;
    link.click();
    return { onScreen: before, onPage: window.scrollY };
  });
  expect(place.onPage).toBeGreaterThan(500);
  const over = page.getByRole('dialog', { name: 'BBQ Chicken' });
  await over.getByRole('button', { name: /^Add to cart: BBQ Chicken/ }).click();
  await over.getByRole('link', { name: 'In cart · 1' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  const away = (): Promise<number> =>
    dish.evaluate(
      (link, wanted) => Math.abs(link.getBoundingClientRect().top - wanted),
      place.onScreen,
    );
  await expect(over).toBeVisible();
  await expect.poll(away).toBeLessThan(5);
  await page.goBack();
  await expect(over).toHaveCount(0);
  expect(await away()).toBeLessThan(5);
});
