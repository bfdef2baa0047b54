import type { Page } from '@playwright/test';
import { nextFrames } from './frames';

/** Adds up what has moved since the page began; by a customer's input or not. */
export const noteShifts = (): void => {
  window.shifts = { all: 0, unasked: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      window.shifts.all += entry.value;
      if (!entry.hadRecentInput) window.shifts.unasked += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

declare global {
  interface Window {
    shifts: { all: number; unasked: number };
  }
}

/** After fonts and two frames, when whatever was going to move has moved and was reported. */
export const shifts = async (page: Page): Promise<Window['shifts']> => {
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  await nextFrames(page);
  return page.evaluate(async () => {
    // What a frame has moved is reported in a task after it.
    await new Promise((resolve) => setTimeout(resolve));
    return window.shifts;
  });
};
