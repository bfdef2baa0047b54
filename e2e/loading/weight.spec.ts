import { gzipSync } from 'node:zlib';
import { cartLink } from '../support/cart';
import { expect, test } from '../support/test';

/** In bytes with gzip, a little above what the pages weigh; larger ones wait for a reason. */
const HTML_LIMITS = {
  '/': 23_150,
  '/products/pizza': 21_550,
  '/ru/products/pizza': 23_350,
  '/product/pizza-margherita': 18_500,
  '/cart': 17_900,
  '/checkout': 17_700,
} as const;

/** Of a phone that opens the menu: the page, its scripts, fonts, and the pictures near the screen. */
const MOST_REQUESTS = 34;

test('pages are light, and the menu takes few requests to a phone', async ({
  page,
  request,
  baseURL,
}) => {
  const cart = { name: 'cart', value: '1_2t.1_2x.2', url: baseURL ?? '' };
  await page.context().addCookies([cart]);
  const weights: Record<string, number> = {};
  for (const path of Object.keys(HTML_LIMITS)) {
    const answer = await request.get(path, { headers: { Cookie: 'cart=1_2t.1_2x.2' } });
    weights[path] = gzipSync(await answer.body()).length;
  }
  const tooHeavy = Object.entries(HTML_LIMITS).filter(
    ([path, limit]) => (weights[path] ?? Infinity) > limit,
  );
  expect(tooHeavy, `weights: ${JSON.stringify(weights)}`).toEqual([]);

  const asked: string[] = [];
  page.on('request', (sent) => {
    if (!sent.url().startsWith('data:')) asked.push(new URL(sent.url()).pathname);
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/products/pizza');
  // The price is the last thing that the page asks for.
  await expect(cartLink(page, 3)).toContainText('€');
  expect(asked.length, asked.join(' ')).toBeLessThanOrEqual(MOST_REQUESTS);
  expect(new Set(asked).size, 'each but the pictures’ sizes once').toBe(asked.length);
});
