import type { Page } from '@playwright/test';
import { gate } from '../support/gate';
import { FAILED_ANSWER, expect, test } from '../support/test';

const SEARCH = '**/api/v1/domain/*/search?*';

const dialog = (page: Page) => page.getByRole('dialog');
const text = (page: Page) => dialog(page).getByRole('searchbox');
const line = (page: Page) => dialog(page).getByRole('status');
const links = (page: Page) =>
  dialog(page).getByRole('list', { name: 'Результаты поиска' }).getByRole('link');
const openSearch = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Поиск' }).click();

test.describe('on a phone, far down the menu', () => {
  test.use({ viewport: { width: 390, height: 760 }, hasTouch: true });

  test('a customer searches, changes the word, looks around by keys and opens a dish', async ({
    page,
  }) => {
    const slow = gate();
    const asked: (string | null)[] = [];
    await page.route(SEARCH, async (route) => {
      const query = new URL(route.request().url()).searchParams.get('query');
      asked.push(query);
      if (query === 'пиц') await slow.opened;
      // An abandoned call has nobody to answer.
      await route.continue().catch(() => undefined);
    });
    await page.goto('/ru/products/pizza');
    await page.evaluate(() => {
      window.scrollTo(0, 1200);
    });
    const place = await page.evaluate(() => window.scrollY);
    const opener = page.getByRole('banner').getByRole('button', { name: 'Поиск' });
    await opener.click();
    await expect(text(page)).toBeFocused();
    await expect(line(page)).toHaveText('Введите не меньше 2 символов');
    await page.keyboard.type('  п ');
    await page.keyboard.press('Enter');
    await expect(text(page)).toHaveAttribute('aria-invalid', 'true');
    expect(await page.evaluate(() => window.scrollY)).toBe(place);

    await text(page).fill('пиц');
    await expect.poll(() => asked).toEqual(['пиц']);
    await text(page).fill('пицца');
    await expect(line(page)).toHaveText(/^«пицца»: \d+ позици/);
    slow.open();
    await expect(links(page).first()).toBeVisible();
    await expect(line(page)).toHaveText(/^«пицца»: \d+ позици/);
    expect(asked).toEqual(['пиц', 'пицца']);

    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(opener).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(place);

    await opener.press('Enter');
    await expect(text(page)).toHaveValue('пицца');
    await expect(text(page)).toBeFocused();
    await page.keyboard.type('маргар');
    await expect(line(page)).toHaveText(/^«маргар»/);
    await page.keyboard.press('ArrowDown');
    await expect(links(page).first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/ru/product/pizza-margherita');
    // The dish opens over the page, in the place of the search.
    await expect(text(page)).toBeHidden();
    await expect(page.getByRole('dialog', { name: 'Маргарита' })).toBeVisible();
  });
});

/** What a stranger might put into a link. */
const HOSTILE = '"><img src=x onerror=alert(1)></script><script>alert(2)</script>{{7*7}}';

test(
  'a hostile text stays a text; a search that fails can be tried again; Enter leads to its page, which asks on',
  { tag: '@long' },
  async ({ page, browserConsole }) => {
    browserConsole.allow(FAILED_ANSWER);
    page.on('dialog', () => {
      throw new Error('A script of the address ran');
    });
    await page.route(SEARCH, (route) => route.abort(), { times: 1 });
    await page.goto(`/search?query=${encodeURIComponent(HOSTILE)}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('searchbox')).toHaveValue(HOSTILE);
    await expect(main.getByRole('heading', { level: 2 })).toHaveText('Nothing found');
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await text(page).fill('soup');
    await dialog(page).getByRole('button', { name: 'Try again' }).click();
    await expect(line(page)).toHaveText(/^“soup”: \d+ items$/);
    await text(page).press('Enter');
    await expect(page).toHaveURL('/search?query=soup');
    await expect(dialog(page)).toBeHidden();
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(/^“soup”: \d+ items$/);
    await main.getByRole('searchbox').fill('xyzzyx');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?query=xyzzyx');
    await expect(main.getByRole('heading', { level: 2 })).toHaveText('Nothing found');
    await expect(main.getByRole('searchbox')).toBeFocused();
    await page.goBack();
    await expect(main.getByRole('searchbox')).toHaveValue('soup');
    await expect(main.getByRole('article').first()).toBeVisible();
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the header leads to the search, and its form finds dishes',
    { tag: '@long' },
    async ({ page }) => {
      await page.goto('/ru/products');
      await openSearch(page);
      await expect(page).toHaveURL(/\/ru\/search\??$/);
      const main = page.getByRole('main');
      await expect(main).toContainText('Введите не меньше 2 символов');
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      await main.getByRole('searchbox').fill('суп');
      await main.getByRole('button', { name: 'Найти' }).click();
      await expect(main.getByRole('heading', { level: 2 })).toHaveText(/^«суп»: \d+ позици/);
      await expect(main.getByRole('article').first()).toBeVisible();
    },
  );
});
