import type { Page } from '@playwright/test';
import { NEWS, page as article, newsItem, promotion } from './support/content';
import { nameIn } from './support/menu';
import { addressIn } from './support/pages';
import { FAILED_ANSWER, expect, test } from './support/test';
import { TEXTS } from './support/texts';

// West of the shop its mornings are still the evening before: nothing on these pages may go by that.
test.use({ timezoneId: 'America/Los_Angeles' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** So that a page which was loaded anew is told from one that was not. */
const mark = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.body.dataset.mark = 'same';
  });

const isSamePage = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.body.dataset.mark === 'same');

for (const locale of ['en', 'ru'] as const) {
  test(`in ${locale} a customer reads what the restaurant writes, without loading a page anew`, async ({
    page,
  }) => {
    const words = TEXTS[locale];
    await page.goto(addressIn(locale, '/news'));
    await mark(page);
    await expect(page.getByRole('article')).toHaveCount(NEWS.length);
    await expect(page.getByRole('article').getByRole('time').nth(3)).toHaveAttribute(
      'datetime',
      '2026-11-05',
    );
    await page.getByRole('link', { name: nameIn(newsItem('winter-soups'), locale) }).click();
    await expect(heading(page)).toHaveText(nameIn(newsItem('winter-soups'), locale));
    await page.getByRole('link', { name: words.news.all }).click();
    await expect(heading(page)).toHaveText(words.news.title);

    await page.goBack();
    await expect(heading(page)).toHaveText(nameIn(newsItem('winter-soups'), locale));
    // A link in the text itself.
    await page
      .getByRole('article')
      .getByRole('link', { name: /soups|супы/i })
      .click();
    await expect(page).toHaveURL(addressIn(locale, '/products/soups'));
    expect(await isSamePage(page)).toBe(true);
  });
}

test('a promotion’s code waits for the cart until the session ends', async ({ page }) => {
  await page.goto('/promo');
  await page.getByRole('link', { name: nameIn(promotion('pizza-10'), 'en') }).click();
  await page.getByRole('button', { name: 'Use the code' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'PIZZA10 is kept' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'The code waits for your cart' })).toBeVisible();
  // A link with another code takes its place.
  await page.goto('/promo/welcome-15?promocode=welcome15');
  await expect(page.getByRole('button', { name: 'The code waits for your cart' })).toBeVisible();
});

test('an ended promotion says so and is kept from search engines; what is not there is a 404', async ({
  page,
  browserConsole,
}) => {
  expect((await page.goto('/promo/october-soups'))?.status()).toBe(200);
  await expect(page.getByText('This promotion ended on 31\u00a0October 2026')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  for (const path of ['/news/none', '/promo/none', '/page/none', '/info/none', '/news?page=9']) {
    browserConsole.allow(FAILED_ANSWER);
    expect((await page.goto(`/ru${path}`))?.status(), path).toBe(404);
    await expect(heading(page)).toHaveText(TEXTS.ru.error.notFound.title);
  }
});

test('the contacts tell whether a branch is open just now, and lead to the phone', async ({
  page,
}) => {
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
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('news, contacts and terms of delivery can be read', async ({ page }) => {
    await page.goto('/ru/news/less-plastic');
    await expect(heading(page)).toHaveText(nameIn(newsItem('less-plastic'), 'ru'));
    await expect(page.getByRole('article').getByRole('listitem')).toHaveCount(3);
    await page.goto('/contacts');
    await expect(page.getByText('11:00 – 22:00')).toHaveCount(3);
    await expect(page.getByText(/Open until|Closed/)).toHaveCount(0);
    await page.goto('/delivery');
    await expect(page.getByRole('row', { name: /Zone A/ })).toContainText('20.00');
    await page.goto('/page/privacy');
    await expect(heading(page)).toHaveText(nameIn(article('privacy'), 'en'));
  });
});
