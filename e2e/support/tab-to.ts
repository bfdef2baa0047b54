import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** Whether the focused control, or what is drawn in its place, has an outline. */
const focusIsSeen = (): boolean => {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return false;
  return [focused, focused.nextElementSibling].some((element) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
};

/** Presses Tab until it is there, and sees the focus on every way point. */
export const tabTo = async (page: Page, target: Locator, key = 'Tab'): Promise<void> => {
  for (let press = 0; press < 120; press += 1) {
    await page.keyboard.press(key);
    expect(await page.evaluate(focusIsSeen), 'the focus is seen').toBe(true);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The Tab key never came to ${String(target)}`);
};
