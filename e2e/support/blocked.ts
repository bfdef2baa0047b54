import { createHash } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './test';

declare global {
  interface Window {
    tellBlocked(what: string): void;
    hasRun?: string;
  }
}

/** What the browser refuses from now on because the content policy does not let it in. */
export const noteBlocked = async (context: BrowserContext): Promise<string[]> => {
  const blocked: string[] = [];
  await context.exposeFunction('tellBlocked', (what: string) => {
    blocked.push(what);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      window.tellBlocked(`${effectiveDirective} ${blockedURI}`);
    });
  });
  return blocked;
};

/** Scripts that stand in the page itself and run. */
const INLINE = /<script(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g;

/** By which a content policy knows each script that stands in a page. */
export const scriptHashes = (html: string): readonly string[] =>
  [...html.matchAll(INLINE)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

/** As somebody would put it into a page who found a way to. */
const FOREIGN =
  '<script>window.hasRun = "script"</script>' +
  '<script src="https://example.com/foreign.js"></script>' +
  '<button onclick="window.hasRun = \'press\'">Win a pizza</button>' +
  '<a href="javascript:window.hasRun = \'link\'">Win a soup</a>' +
  '<svg onload="window.hasRun = \'picture\'"></svg>';

/** What a browser says when it refuses one of those. */
export const REFUSED_BY_POLICY = /Content Security Policy/;

/** Puts scripts of others into a page on its way to the browser, and sees that none of them runs. */
export const expectNothingForeignRuns = async (
  page: Page,
  address: string,
  blocked: string[],
): Promise<void> => {
  await page.route(address, async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace('<script type="application/json"', `${FOREIGN}$&`);
    expect(html).toContain('Win a pizza');
    await route.fulfill({ response: answer, body: html });
  });
  await page.goto(address);
  await page.getByRole('button', { name: 'Win a pizza' }).click();
  await page.getByRole('link', { name: 'Win a soup' }).click();
  await expect
    .poll(() => [...blocked].sort())
    .toEqual([
      'script-src-attr inline',
      'script-src-attr inline',
      'script-src-elem https://example.com/foreign.js',
      'script-src-elem inline',
      'script-src-elem inline',
    ]);
  expect(await page.evaluate(() => window.hasRun)).toBeUndefined();
  await page.unroute(address);
  blocked.length = 0;
};
