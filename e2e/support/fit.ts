import type { Page } from '@playwright/test';

export const HEIGHT = 800;

/** What hangs out of the page to the right, apart from what scrolls in a place of its own. */
export const overhang = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
      .map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`);
  });

/** Buttons and links that a thumb would miss: shown, and lower than 44 px. */
export const tooLow = (page: Page): Promise<readonly string[]> =>
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
