import type { Page } from '@playwright/test';
import { HEIGHT, overhang } from '../support/fit';
import { NEWS, PROMOTIONS } from '../support/content';
import { expect, test } from '../support/test';

/** Letters without an end. */
const ENDLESS = 'm'.repeat(300);

/** As a restaurant may write them, with the longest words of a language. */
const WORDS = [
  ['de', 'Vollkornspaghettiauflauf'],
  ['ru', 'Благотворительная'],
  ['en', ENDLESS],
] as const;

/** Cards, and a dish; all pages at full length. */
const SOME = ['/products/pizza', '/product/pizza-margherita'];

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

/** The header and the footer, with all their menus open. */
const renameLinks = (page: Page, word: string): Promise<void> =>
  page.evaluate((text) => {
    for (const link of document.querySelectorAll(':is(header nav, footer) ul a'))
      if ([...link.children].every(({ tagName }) => tagName === 'STYLE')) link.textContent = text;
    for (const menu of document.querySelectorAll('header nav details'))
      menu.setAttribute('open', '');
  }, word);

test('the longest words push nothing out of a screen, nor does the longest name of a link', async ({
  page,
  browserConsole,
}) => {
  // Long words push pictures out of the screen before they are there.
  browserConsole.allow(/was preloaded using link preload but not used/);
  for (const path of process.env.EVERY_PAGE ? PATHS : SOME) {
    await page.goto(path);
    for (const [lang, word] of WORDS) {
      expect(await rename(page, lang, word)).toBeGreaterThan(0);
      for (const width of [320, 360, 768]) {
        await page.setViewportSize({ width, height: HEIGHT });
        expect.soft(await overhang(page), `${path}, ${lang} at ${String(width)} px`).toEqual([]);
      }
    }
  }
  await renameLinks(page, ENDLESS);
  for (const width of [320, 360, 768, 1024, 1280, 1536]) {
    await page.setViewportSize({ width, height: HEIGHT });
    expect.soft(await overhang(page), `links at ${String(width)} px`).toEqual([]);
  }
});
