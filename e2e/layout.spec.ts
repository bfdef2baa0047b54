import type { Page } from '@playwright/test';
import { giveCart } from './support/cart';
import { PAGE_KINDS, addressIn } from './support/pages';
import { noteShifts, shifts } from './support/shifts';
import { FAILED_ANSWER, expect, test } from './support/test';

const WIDTHS = [360, 768, 1024, 1280, 1536] as const;
const HEIGHT = 800;

/** What hangs out of the page to the right, apart from what scrolls in a place of its own. */
const overhang = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
      .map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`);
  });

const LANGUAGES = [
  { locale: 'en', pages: PAGE_KINDS },
  { locale: 'ru', pages: PAGE_KINDS },
  // The longest words, where there are most of them.
  { locale: 'kk', pages: PAGE_KINDS.filter(({ path, cart }) => path === '/' || cart.length > 0) },
] as const;

for (const { locale, pages } of LANGUAGES) {
  for (const { name, path, status, cart } of pages) {
    test(`in ${locale}, ${name} fits every screen`, async ({
      page,
      context,
      baseURL,
      browserConsole,
    }) => {
      if (status !== 200) browserConsole.allow(FAILED_ANSWER);
      await giveCart(context, cart, baseURL ?? '');
      await page.setViewportSize({ width: WIDTHS[0], height: HEIGHT });
      await page.goto(addressIn(locale, path));
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT });
        expect.soft(await overhang(page), `at ${String(width)} px`).toEqual([]);
        const header = await page.getByRole('banner').boundingBox();
        expect.soft(header?.height, `at ${String(width)} px`).toBe(width < 1536 ? 56 : 80);
      }
    });
  }
}

for (const width of [360, 1280] as const) {
  test(`nothing jumps while a page loads, ${String(width)} px wide`, async ({
    page,
    context,
    baseURL,
    browserConsole,
  }) => {
    browserConsole.allow(FAILED_ANSWER);
    await page.setViewportSize({ width, height: HEIGHT });
    await page.addInitScript(noteShifts);
    for (const { name, path, cart } of PAGE_KINDS) {
      await context.clearCookies();
      await giveCart(context, cart, baseURL ?? '');
      await page.goto(path);
      expect.soft((await shifts(page)).unasked, name).toBeLessThan(0.02);
    }
  });
}

/** How the first eight cards look, part by part. */
const looks = (page: Page) =>
  page.getByRole('article').evaluateAll((cards) =>
    cards.slice(0, 8).map((article) =>
      [article.parentElement, article, ...article.querySelectorAll('*')]
        .filter((element) => element !== null && element.tagName !== 'STYLE')
        .map((element) => {
          const style = getComputedStyle(element as Element);
          const { x, y, width, height } = (element as Element).getBoundingClientRect();
          return [
            (element as Element).tagName,
            style.display,
            style.margin,
            style.padding,
            style.gap,
            style.color,
            style.backgroundColor,
            style.borderRadius,
            style.fontSize,
            style.fontWeight,
            style.lineHeight,
            [x, y, width, height].map(Math.round).join(' '),
          ].join(' | ');
        }),
    ),
  );

test('each card looks the same before scripts run and after', async ({
  page,
  browser,
  baseURL,
}) => {
  const viewport = { width: 1280, height: HEIGHT };
  const before = await browser.newPage({
    javaScriptEnabled: false,
    viewport,
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  await before.goto('/products/pizza');
  await page.setViewportSize(viewport);
  await page.goto('/products/pizza');
  const atFirst = await looks(before);
  expect(atFirst).toHaveLength(8);
  expect(await looks(page)).toEqual(atFirst);
  await before.close();
});

test('at twice the size of letters a page still fits its screen', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: HEIGHT });
  for (const path of ['/', '/products/pizza', '/product/pizza-margherita', '/ru/cart']) {
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await overhang(page), path).toEqual([]);
  }
});
