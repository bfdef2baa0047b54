import {
  REFUSED_BY_POLICY,
  expectNothingForeignRuns,
  noteBlocked,
  scriptHashes,
} from '../support/blocked';
import { addButton, cartLink, moreButton } from '../support/cart';
import { delayScript } from '../support/delay-script';
import type { OtherStorefront } from '../support/other-storefront';
import { openOtherStorefront } from '../support/other-storefront';
import { expect, test } from '../support/test';

/** Home and the categories are opened below. */
const PATHS = ['/product/pizza-margherita'];

/** How many pages the storefront has answered from its cache. */
const cachedAnswers = async ({ url }: OtherStorefront): Promise<number> => {
  const said = await (await fetch(`${url}/metrics`)).text();
  return [...said.matchAll(/^shop_page_cache_total\{result="(?:hit|stale)"\} (\d+)/gm)]
    .map(([, count]) => Number(count))
    .reduce((sum, count) => sum + count, 0);
};

test('a page that is cached for everybody hydrates for each, takes early clicks, and runs nothing foreign', async ({
  page,
  context,
  baseURL,
  browserConsole,
}) => {
  const shop = await openOtherStorefront(baseURL ?? '', { PAGE_CACHE: 'true' });
  const blocked = await noteBlocked(context);
  // The first page of all tells the storefront which hosts it has.
  await (await fetch(shop.url)).text();
  /** Has somebody else been there first, so that the page is a cached one. */
  const openCached = async (path: string, open: () => Promise<unknown>): Promise<void> => {
    // A page that is still open would write its cookies again.
    await page.goto('about:blank');
    await context.clearCookies();
    await (await fetch(`${shop.url}${path}`)).text();
    const before = await cachedAnswers(shop);
    await open();
    expect(await cachedAnswers(shop), path).toBe(before + 1);
  };

  for (const path of PATHS) {
    await openCached(path, async () => {
      const answer = await page.goto(`${shop.url}${path}`);
      const policy = answer?.headers()['content-security-policy'] ?? '';
      const html = (await answer?.text()) ?? '';
      expect(policy).not.toContain('nonce-');
      expect(html.includes('nonce='), path).toBe(false);
      const hashes = scriptHashes(html);
      expect(hashes.length, path).toBeGreaterThan(0);
      for (const hash of hashes) expect(policy, path).toContain(hash);
    });
    expect(blocked, path).toEqual([]);
  }

  await test.step('a click on a dish before that counts', async () => {
    const hydrate = await delayScript(page);
    await openCached('/products/pizza', () =>
      page.goto(`${shop.url}/products/pizza`, { waitUntil: 'commit' }),
    );
    await addButton(page, 'Margherita').click();
    await expect(addButton(page, 'Margherita')).toHaveAttribute('data-pending', '1');
    hydrate();
    await expect(cartLink(page, 1)).toBeVisible();
    await moreButton(page, 'Margherita').click();
    await expect(cartLink(page, 2)).toBeVisible();
    expect(blocked).toEqual([]);
  });

  browserConsole.allow(REFUSED_BY_POLICY);
  await openCached('/', () => expectNothingForeignRuns(page, `${shop.url}/`, blocked));
  await shop.close();
});
