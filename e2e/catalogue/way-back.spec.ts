import { addButton } from '../support/cart';
import { nextFrames } from '../support/frames';
import { expect, test } from '../support/test';

const FRAMES_TO_REST = 20;

test('going back returns to the dish that the customer was looking at', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto('/products/pizza');
  const dish = page.getByRole('link', { name: 'BBQ Chicken' });
  await dish.scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    window.scrollBy(0, 200);
  });
  // Cards that have come near get their height; a customer clicks what stands still.
  await nextFrames(page, FRAMES_TO_REST);
  // Clicked where it stands: the test's own click might scroll to it first.
  const place = await dish.evaluate((link: HTMLElement) => {
    const before = link.getBoundingClientRect().top;
    link.click();
    return { onScreen: before, onPage: window.scrollY };
  });
  expect(place.onPage).toBeGreaterThan(500);
  await expect(page.getByRole('heading', { level: 1, name: 'BBQ Chicken' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(addButton(page, 'Margherita')).toBeAttached();
  await expect
    .poll(() =>
      dish.evaluate(
        (link, wanted) => Math.abs(link.getBoundingClientRect().top - wanted),
        place.onScreen,
      ),
    )
    .toBeLessThan(5);
});
