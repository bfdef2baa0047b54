import { HEIGHT } from '../support/fit';
import { nextFrames } from '../support/frames';
import { gate } from '../support/gate';
import { addressIn } from '../support/pages';
import { noteShifts, shifts } from '../support/shifts';
import { expect, test, untilHydrated } from '../support/test';

/** A page in letters of each kind. */
const PAGES = [
  ['en', '/contacts'],
  ['ru', '/product/pizza-margherita'],
] as const;

test('letters that come late move hardly anything', async ({ page }) => {
  await page.addInitScript(noteShifts);
  await page.setViewportSize({ width: 360, height: HEIGHT });
  for (const [locale, path] of PAGES) {
    const letters = gate();
    await page.route('**/*.woff2', async (route) => {
      await letters.opened;
      await route.continue();
    });
    await page.goto(addressIn(locale, path), { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    // Painted at least once without them.
    await nextFrames(page);
    letters.open();
    await page.waitForLoadState();
    await untilHydrated(page);
    expect.soft((await shifts(page)).unasked, path).toBeLessThan(0.02);
    await page.unroute('**/*.woff2');
  }
});
