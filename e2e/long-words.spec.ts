import type { Page } from '@playwright/test';
import { HEIGHT, overhang } from './support/fit';
import { NEWS, PROMOTIONS } from './support/content';
import { expect, test } from './support/test';

/** As a restaurant may write them: the longest words of a language, and letters without an end. */
const WORDS = [
  ['de', 'Vollkornspaghettiauflauf'],
  ['ru', 'Благотворительная'],
  ['en', 'm'.repeat(300)],
] as const;

/** One of each kind of page; all of them at full length. */
const SOME = ['/', '/products/pizza', '/product/pizza-margherita', '/delivery'];

const PATHS = [
  '/',
  '/products',
  '/products/pizza',
  '/product/pizza-margherita',
  '/news',
  `/news/${NEWS[0]?.chpu ?? ''}`,
  '/promo',
  `/promo/${PROMOTIONS[0]?.chpu ?? ''}`,
  '/about',
  '/contacts',
  '/delivery',
  '/search?query=pizza',
  '/favorite',
];

/** Every name and every text of the page becomes this word; prices, and what is only pressed, stay. */
const rename = (page: Page, lang: string, word: string): Promise<number> =>
  page.evaluate(
    ([language, text]) => {
      document.documentElement.lang = language;
      const named = [
        ...document.querySelectorAll('main :is(h1, h2, h3, p, li, dd, strong, h2 a, h3 a)'),
      ].filter(
        (element) =>
          element.closest('button, form, style') === null &&
          !/^\d[\d\s]*[.,]\d\d\s/.test(element.textContent) &&
          [...element.childNodes].some(
            ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim() !== '',
          ) &&
          [...element.children].every(({ tagName }) => tagName === 'STYLE'),
      );
      for (const element of named) element.textContent = text;
      return named.length;
    },
    [lang, word] as const,
  );

test.use({ javaScriptEnabled: false });

for (const path of process.env.EVERY_PAGE ? PATHS : SOME) {
  test(`the longest words push ${path} out of no screen`, async ({ page }) => {
    await page.goto(path);
    for (const [lang, word] of WORDS) {
      expect(await rename(page, lang, word)).toBeGreaterThan(0);
      for (const width of [320, 360, 768]) {
        await page.setViewportSize({ width, height: HEIGHT });
        expect.soft(await overhang(page), `${lang} at ${String(width)} px`).toEqual([]);
      }
    }
  });
}

test('the longest name of a link pushes header and footer out of no screen', async ({ page }) => {
  await page.goto('/products/pizza');
  await page.evaluate(
    ([text]) => {
      for (const link of document.querySelectorAll(':is(header nav, footer) ul a'))
        if ([...link.children].every(({ tagName }) => tagName === 'STYLE')) link.textContent = text;
      for (const menu of document.querySelectorAll('header nav details'))
        menu.setAttribute('open', '');
    },
    [WORDS[2][1]] as const,
  );
  for (const width of [320, 360, 768, 1024, 1280, 1536]) {
    await page.setViewportSize({ width, height: HEIGHT });
    expect.soft(await overhang(page), `at ${String(width)} px`).toEqual([]);
  }
});

test.describe('in the drawer', () => {
  test.use({ javaScriptEnabled: true });

  test('the longest name of a link goes on in the next line', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: HEIGHT });
    await page.goto('/products/pizza');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer).toBeVisible();
    const wider = await drawer.evaluate((dialog, text) => {
      // The restaurant's own ones stand behind the shop's.
      const links = [...dialog.querySelectorAll('nav > ul > li > a')].slice(-3);
      for (const link of links) link.textContent = text;
      const edge = dialog.getBoundingClientRect().right;
      return links.filter(
        (link) => link.scrollWidth > link.clientWidth || link.getBoundingClientRect().right > edge,
      ).length;
    }, WORDS[2][1]);
    expect(wider).toBe(0);
  });
});
