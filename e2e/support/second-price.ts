import type { Page } from '@playwright/test';

/**
 * Prices in euro that can be seen without their leva behind them: in the same text, so in the same
 * letters, and converted from the very price beside them.
 */
export const pricesAlone = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const first = /(\d[\d\u00a0]*)[.,](\d{2})\u00a0€/g;
    const second = /^\u00a0· -?(\d[\d\u00a0]*)[.,](\d{2})\u00a0лв\./;
    const hundredths = (whole = '', part = ''): number =>
      Number(whole.replaceAll('\u00a0', '') + part);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const alone: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.textContent ?? '';
      if (!words.includes('€') || !text.parentElement?.checkVisibility()) continue;
      for (const price of words.matchAll(first)) {
        const [said, whole, part] = price;
        const beside = second.exec(words.slice(price.index + said.length));
        const leva = Math.floor((hundredths(whole, part) * 195_583 + 50_000) / 100_000);
        if (!beside || hundredths(beside[1], beside[2]) !== leva) alone.push(words);
      }
    }
    return alone;
  });
