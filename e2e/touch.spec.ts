import type { Page } from '@playwright/test';
import { giveCart } from './support/cart';
import { PAGE_KINDS } from './support/pages';
import { FAILED_ANSWER, expect, test } from './support/test';

/** Buttons and links that a thumb would miss: shown, and lower than 44 px. */
const tooLow = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    /** A link that covers the card it stands in is as large as that card. */
    const heightOf = (element: Element): number => {
      const cover = getComputedStyle(element, '::after');
      const isCover = cover.content !== 'none' && cover.position === 'absolute';
      const place = isCover ? element.closest('article, li') : element;
      return place?.getBoundingClientRect().height ?? 0;
    };
    return [...document.querySelectorAll('header, header ~ nav, article, main')]
      .flatMap((place) => [...place.querySelectorAll('a, button, summary')])
      .filter((element) => element.checkVisibility() && heightOf(element) < 44)
      .map(
        (element) =>
          `${element.getAttribute('aria-label') ?? element.textContent}: ${String(heightOf(element))}`,
      );
  });

for (const { name, path, status, cart } of PAGE_KINDS) {
  test(`${name} has no button or link too low for a thumb`, async ({
    page,
    context,
    baseURL,
    browserConsole,
  }) => {
    if (status !== 200) browserConsole.allow(FAILED_ANSWER);
    await giveCart(context, cart, baseURL ?? '');
    await page.goto(path);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await tooLow(page), `at ${String(width)} px`).toEqual([]);
    }
  });
}
