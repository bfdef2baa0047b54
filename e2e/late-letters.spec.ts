import { HEIGHT } from './support/fit';
import { gate } from './support/gate';
import { addressIn } from './support/pages';
import { noteShifts, shifts } from './support/shifts';
import { expect, test } from './support/test';

const PATHS = ['/', '/delivery', '/promo/pizza-10', '/product/pizza-margherita', '/contacts'];

for (const locale of ['en', 'ru'] as const) {
  test(`letters that come late move hardly anything in ${locale}`, async ({ page }) => {
    test.slow();
    await page.addInitScript(noteShifts);
    await page.setViewportSize({ width: 360, height: HEIGHT });
    for (const path of PATHS) {
      const letters = gate();
      await page.route('**/*.woff2', async (route) => {
        await letters.opened;
        await route.continue();
      });
      await page.goto(addressIn(locale, path), { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeAttached();
      // Painted at least once without them.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      letters.open();
      await page.waitForLoadState('networkidle');
      expect.soft((await shifts(page)).unasked, path).toBeLessThan(0.02);
      await page.unroute('**/*.woff2');
    }
  });
}
