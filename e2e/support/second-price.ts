import type { Page } from '@playwright/test';

/** What so many euro cents are in leva, by the fixed rate of 1.95583. */
export const stotinkiOf = (cents: number): number =>
  Math.floor((cents * 195_583 + 50_000) / 100_000);

/** Texts that can be seen and name euro. */
const euroTextsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const seen: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.textContent ?? '';
      if (words.includes('€') && text.parentElement?.checkVisibility()) seen.push(words);
    }
    return seen;
  });

const FIRST = /(\d[\d\u00a0]*)[.,](\d{2})\u00a0€/g;
const SECOND = /^\u00a0· [+-]?(\d[\d\u00a0]*)[.,](\d{2})\u00a0лв\./;

const hundredths = (whole = '', part = ''): number => Number(whole.replaceAll('\u00a0', '') + part);

/**
 * Prices in euro that can be seen without their leva behind them: in the same text, so in the same
 * letters, and converted from the very price beside them.
 */
export const pricesAlone = async (page: Page): Promise<readonly string[]> =>
  (await euroTextsOf(page)).flatMap((words) =>
    [...words.matchAll(FIRST)]
      .filter(({ index, 0: said, 1: whole, 2: part }) => {
        const beside = SECOND.exec(words.slice(index + said.length));
        const leva = stotinkiOf(hundredths(whole, part));
        return !beside || hundredths(beside[1], beside[2]) !== leva;
      })
      .map(() => words),
  );
