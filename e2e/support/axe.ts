import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { expect } from './test';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Every rule that the page breaks, and where. What it keeps is most of the answer, and stays there. */
const violations = async (page: Page, part: string): Promise<readonly string[]> => {
  const broken = (await page.evaluate(
    `axe.run('${part}', { resultTypes: ['violations'] }).then(({ violations }) => violations)`,
  )) as AxeResults['violations'];
  return broken.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
};

export type ColourScheme = 'dark' | 'light';

/** Fails for every rule of axe that a part of the page breaks, in each of these colour schemes. */
export const expectNoViolations = async (
  page: Page,
  part = 'html',
  schemes: readonly ColourScheme[] = ['light'],
): Promise<void> => {
  // Evaluated by the browser's inspector, which the content policy does not concern.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  for (const colorScheme of schemes) {
    // Colours are judged as they are in the end, not on their way there.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect.soft(await violations(page, part), `in ${colorScheme} colours`).toEqual([]);
  }
};
