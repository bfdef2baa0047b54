import type { Page } from '@playwright/test';
import { signInAs, tokenOf } from '../support/sign-in';
import { FAILED_ANSWER, expect, test } from '../support/test';

// One browser of their own for both.
test.describe.configure({ mode: 'default' });

// By default the browser of the tests has no back-forward cache.
test.use({
  launchOptions: {
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run'],
  },
});

/**
 * Signs in on a page that was opened as a guest's: one that the server made for a customer may not be
 * stored, and is not kept by this browser.
 */
const signInOnPage = async (page: Page, phone: string): Promise<void> => {
  await page.goto('/products/pizza');
  await signInAs(page, phone, 'Zaphod');
  const tab = await page.context().newPage();
  await tab.goto('/robots.txt');
  await tab.evaluate(() => {
    new BroadcastChannel('account').postMessage('signedIn');
  });
  await tab.close();
  await expect(page.getByRole('link', { name: 'Account', exact: true })).toBeVisible();
};

/** In the tab, since a page that comes back may lead to another one at once. */
const MARK = 'restored';

/** One step back, to a page that was kept as it was: else there is nothing to see here. */
const goBackToCached = async (page: Page): Promise<void> => {
  await page.goBack({ waitUntil: 'commit' });
  await expect(async () => {
    expect(await page.evaluate((mark) => sessionStorage.getItem(mark), MARK)).toBe('yes');
  }).toPass({ timeout: 20_000 });
};
const leave = async (page: Page, path: string): Promise<void> => {
  // What a page still waits for may keep the browser from keeping it.
  await page.waitForLoadState('networkidle');
  await page.evaluate((mark) => {
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) sessionStorage.setItem(mark, 'yes');
    });
  }, MARK);
  await page.goto(path);
};

test(
  'a favourite that was chosen on the next page is there one step back',
  { tag: '@long' },
  async ({ page }) => {
    await signInOnPage(page, '359880003301');
    await leave(page, '/product/pizza-margherita');
    const settled = page.waitForResponse(
      (answer) => answer.request().method() === 'PATCH' && answer.url().endsWith('/fav'),
    );
    await page.getByRole('button', { name: 'Add to favourites: Margherita' }).first().click();
    await settled;
    await goBackToCached(page);
    await expect(
      page.getByRole('button', { name: 'Remove from favourites: Margherita' }).first(),
    ).toBeVisible();
  },
);

test('nothing personal is left one step back once the session was ended on another device', async ({
  page,
  browser,
  baseURL,
  browserConsole,
}) => {
  // Each call of the page that comes back is refused.
  browserConsole.allow(FAILED_ANSWER);
  await signInOnPage(page, '359880003302');
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await page.getByRole('link', { name: 'Personal data' }).first().click();
  const name = page.getByRole('textbox', { name: 'First name' });
  await expect(name).toHaveValue('Zaphod');
  const token = await tokenOf(page.context(), baseURL ?? '');
  // No page of the shop: one that hears of the end of the session leads on by itself.
  await leave(page, '/robots.txt');
  const device = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    extraHTTPHeaders: { Client: 'web', Cookie: `token=${token ?? ''}` },
  });
  expect((await device.request.post('/api/v1/logout', { data: {} })).ok()).toBe(true);
  await device.close();
  await goBackToCached(page);
  await expect(name).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(await page.content()).not.toContain('Zaphod');
});
