import type { Page } from '@playwright/test';
import { HEIGHT } from '../support/fit';
import { layoutFaults } from '../support/layout-faults';
import { expect, test } from '../support/test';

/** How the first eight cards look, part by part. */
const looks = (page: Page) =>
  page.getByRole('article').evaluateAll((cards) =>
    cards.slice(0, 8).map((article) =>
      [article.parentElement, article, ...article.querySelectorAll('*')]
        .filter((element) => element !== null && element.tagName !== 'STYLE')
        // Favourite toggles need scripts, and are not seen before.
        .filter((element) => !element?.closest('button[aria-pressed]'))
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

test('each card looks the same before scripts run and after, and a window of 240 px holds the header and the menu', async ({
  page,
  browser,
  baseURL,
}) => {
  const viewport = { width: 1280, height: HEIGHT };
  const before = await browser.newPage({
    viewport,
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  // Not switched off: a page for browsers without scripts says how to order there.
  await before.route('**/*.js', (route) => route.abort());
  await before.goto('/products/pizza', { waitUntil: 'commit' });
  await before.waitForLoadState();
  await page.setViewportSize(viewport);
  await page.goto('/products/pizza');
  const atFirst = await looks(before);
  expect(atFirst).toHaveLength(8);
  expect(await looks(page)).toEqual(atFirst);
  await before.close();

  await page.setViewportSize({ width: 240, height: 640 });
  expect(await layoutFaults(page)).toEqual([]);
});
