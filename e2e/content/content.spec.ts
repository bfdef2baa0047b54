import type { Page } from '@playwright/test';
import { NEWS, newsItem } from '../support/content';
import { nameIn } from '../support/menu';
import { expect, test } from '../support/test';
import { TRANSLATIONS } from '../support/translations';

// West of the shop its mornings are still the evening before: nothing on these pages may go by that.
test.use({ timezoneId: 'America/Los_Angeles' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** So that a page which was reloaded is known from one that was not. */
const mark = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.body.dataset.mark = 'same';
  });

const isSamePage = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.body.dataset.mark === 'same');

test('a customer reads what the restaurant writes, without reloading a page, and keeps a promotion’s code', async ({
  page,
}) => {
  const shownText = TRANSLATIONS.ru;
  await page.goto('/ru/news');
  await mark(page);
  await expect(page.getByRole('article')).toHaveCount(NEWS.length);
  await expect(page.getByRole('article').getByRole('time').nth(3)).toHaveAttribute(
    'datetime',
    '2026-11-05',
  );
  await page.getByRole('link', { name: nameIn(newsItem('winter-soups'), 'ru') }).click();
  await expect(heading(page)).toHaveText(nameIn(newsItem('winter-soups'), 'ru'));
  await page.getByRole('link', { name: shownText.news.all }).click();
  await expect(heading(page)).toHaveText(shownText.news.title);

  await page.goBack();
  await expect(heading(page)).toHaveText(nameIn(newsItem('winter-soups'), 'ru'));
  // A link in the text itself.
  await page.getByRole('article').getByRole('link', { name: /супы/i }).click();
  await expect(page).toHaveURL('/ru/products/soups');
  expect(await isSamePage(page)).toBe(true);

  await test.step('a code waits for the cart until the session ends', async () => {
    await page.goto('/promo/pizza-10');
    await page.getByRole('button', { name: 'Use the code' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'PIZZA10 is kept' })).toBeVisible();
    await page.reload();
    const waits = page.getByRole('button', { name: 'The code waits for your cart' });
    await expect(waits).toBeVisible();
  });
});

test(
  'the contacts tell whether a branch is open just now, and lead to the phone',
  { tag: '@long' },
  async ({ page }) => {
    // A Friday evening in Sofia, for a page that nobody tells what time it is at the server.
    await page.route('**/api/**', (route) => route.abort());
    await page.route('**/contacts', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), 'server-timing': '' } });
    });
    await page.clock.setFixedTime('2026-11-27T19:00:00+02:00');
    await page.goto('/contacts');
    await expect(page.getByRole('main').getByText('Open until 22:00')).toHaveCount(3);
    await expect(
      page.getByRole('region', { name: 'Call us' }).getByRole('link').first(),
    ).toHaveAttribute('href', /^tel:\+359\d+$/);
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the hours of a branch can be read, and a promotion that has ended says so',
    { tag: '@long' },
    async ({ page }) => {
      await page.goto('/contacts');
      await expect(page.getByText('11:00 – 22:00')).toHaveCount(3);
      await expect(page.getByText(/Open until|Closed/)).toHaveCount(0);
      expect((await page.goto('/promo/october-soups'))?.status()).toBe(200);
      await expect(page.getByText('This promotion ended on 31\u00a0October 2026')).toBeVisible();
      for (const path of ['/news/none', '/promo/none', '/page/none', '/info/none', '/news?page=9'])
        expect((await page.request.get(`/ru${path}`)).status(), path).toBe(404);
    },
  );
});
