import { expectNoViolations } from './support/axe';
import { giveCart } from './support/cart';
import { HEIGHT, expectFits } from './support/fit';
import type { Locale } from './support/menu';
import { ALL_PAGES, addressIn } from './support/pages';
import { noteShifts, shifts } from './support/shifts';
import { FAILED_ANSWER, expect, test } from './support/test';

/** A page is opened on a phone, on a desktop and on a tablet: once in each language it is looked at in. */
const OPENED_AT = { en: 360, ru: 1280, bg: 768, kk: 360, uk: 1280 } as const;

/** Pages that everybody sees: in both main languages and in one of the others. */
const EVERYWHERE: readonly string[] = ['/', '/product/pizza-margherita', '/cart'];

const OTHERS = ['bg', 'kk', 'uk'] as const;

/** Every page in the two main languages, some in one more in turns; all in all at full length. */
const localesOf = (path: string, index: number): readonly Locale[] => {
  if (process.env.EVERY_PAGE) return ['en', 'ru', ...OTHERS];
  const more = EVERYWHERE.includes(path) ? [OTHERS[index % OTHERS.length] ?? 'bg'] : [];
  return ['en', 'ru', ...more];
};

for (const [index, { name, path, status, cart, heading }] of ALL_PAGES.entries()) {
  const locales = localesOf(path, index);
  test(`${name} reads, fits and stays still in ${locales.join(', ')}`, async ({
    page,
    context,
    baseURL,
    browserConsole,
  }) => {
    test.slow();
    await giveCart(context, cart, baseURL ?? '');
    if (status !== 200) browserConsole.allow(FAILED_ANSWER, locales.length);
    await page.addInitScript(noteShifts);
    for (const locale of locales) {
      await test.step(locale, async () => {
        await page.setViewportSize({ width: OPENED_AT[locale], height: HEIGHT });
        const answer = await page.goto(addressIn(locale, path));
        expect(answer?.status()).toBe(status);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading(locale));
        await expect(page).toHaveTitle(/\S/);
        expect.soft((await shifts(page)).unasked).toBeLessThan(0.02);
        await expectFits(page);
        if (locale === 'ru') await expectNoViolations(page);
      });
    }
  });
}
