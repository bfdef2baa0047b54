import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

interface Focus {
  /** Whether the focused control, or what is drawn in its place, has an outline. */
  readonly isSeen: boolean;
  readonly isThere: boolean;
}

const focusAt = (target: Element): Focus => {
  const focused = document.activeElement;
  const drawn = focused && focused !== document.body ? [focused, focused.nextElementSibling] : [];
  return {
    isSeen: drawn.some((element) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    }),
    isThere: focused === target,
  };
};

/** Presses Tab until it is there, and sees the focus on every way point. */
export const tabTo = async (page: Page, target: Locator, key = 'Tab'): Promise<void> => {
  for (let click = 0; click < 120; click += 1) {
    await page.keyboard.press(key);
    const { isSeen, isThere } = await target.evaluate(focusAt);
    expect(isSeen, 'the focus is seen').toBe(true);
    if (isThere) return;
  }
  throw new Error(`The Tab key never came to ${String(target)}`);
};
