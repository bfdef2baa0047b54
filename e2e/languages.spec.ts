import type { Page } from '@playwright/test';
import { addButton, cartLines, cartLink } from './support/cart';
import { expect, test } from './support/test';

const openLanguages = async (page: Page): Promise<void> => {
  await page
    .getByRole('banner')
    .locator('summary')
    .filter({ hasText: 'Language: English' })
    .click();
};

const language = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Languages' }).getByRole('link', { name, exact: true });

test('the languages call themselves by their own names', async ({ page }) => {
  await page.goto('/');
  await openLanguages(page);
  await expect(page.getByRole('navigation', { name: 'Languages' }).getByRole('link')).toHaveText([
    'Русский',
    'Български',
    'Қазақша',
    'Українська',
  ]);
});

test('another language keeps the page and its query', async ({ page }) => {
  await page.goto('/products/pizza?page=1&utm_source=x');
  await openLanguages(page);
  await language(page, 'Русский').click();
  await expect(page).toHaveURL('/ru/products/pizza?page=1&utm_source=x');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Пицца');
});

test('another language comes without loading the page anew, in its place, with what was chosen on it, and is remembered', async ({
  page,
  context,
}) => {
  await page.goto('/product/pizza-margherita?utm_source=x#top');
  await page.getByRole('radio', { name: 'Thin' }).check();
  await openLanguages(page);
  await page.evaluate(() => {
    document.body.dataset['same'] = 'page';
    window.scrollTo(0, 300);
  });
  // A press by keyboard: it does not scroll to what is pressed.
  await language(page, 'Русский').dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Маргарита');
  await expect(page).toHaveURL('/ru/product/pizza-margherita?utm_source=x#top');
  await expect(page).toHaveTitle(/Маргарита/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(page.getByRole('navigation', { name: 'Категории' })).toContainText('Супы');
  await expect(page.getByRole('radio', { name: 'Тонкое' })).toBeChecked();
  expect(await page.evaluate(() => [document.body.dataset['same'], window.scrollY])).toEqual([
    'page',
    300,
  ]);
  const chosen = (await context.cookies()).find(({ name }) => name === 'locale');
  expect(chosen).toMatchObject({ value: 'ru', path: '/' });
  // A browser counts by the clock of its own machine.
  const now = await page.evaluate(() => Date.now());
  expect((chosen?.expires ?? 0) * 1000 - now).toBeGreaterThan(364 * 86_400_000);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Margherita');
  await page.goto('/');
  await expect(page).toHaveURL('/ru');
});

test('the way back to the shop’s own language has no prefix', async ({ page }) => {
  await page.goto('/ru/product/pizza-margherita?utm_source=x');
  await page.getByRole('banner').locator('summary').filter({ hasText: 'Язык: Русский' }).click();
  await page
    .getByRole('navigation', { name: 'Языки' })
    .getByRole('link', { name: 'English' })
    .click();
  await expect(page).toHaveURL('/product/pizza-margherita?utm_source=x');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Margherita');
});

test('the language follows to the page that was opened meanwhile', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: 'Soups' })
    .click();
  // The address changes at the press, the page when it is there.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Soups');
  await expect(page).toHaveURL('/products/soups');
  await openLanguages(page);
  await language(page, 'Українська').click();
  await expect(page).toHaveURL('/uk/products/soups');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Супи');
});

test('the cart stays in another language, with its dishes by their names there', async ({
  page,
}) => {
  await page.goto('/products/pizza');
  await addButton(page, 'Margherita').click();
  await expect(cartLink(page, 1)).toBeVisible();
  await openLanguages(page);
  await language(page, 'Русский').click();
  const cart = page.getByRole('banner').getByRole('link', { name: 'Корзина, 1 блюдо' });
  await expect(cart).toBeVisible();
  await cart.click();
  await expect(page).toHaveURL('/ru/cart');
  await expect(cartLines(page).first()).toContainText('Маргарита');
  await expect(page.getByRole('main')).toContainText('12,90 лв.');
});

test('every link of a page stays in its language', async ({ page }) => {
  await page.goto('/kk/products/pizza');
  const languages = page.getByRole('banner').locator('a[hreflang]');
  await expect(languages).toHaveCount(4);
  const elsewhere = await page
    .locator('a[href^="/"]:not([hreflang])')
    .evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')).filter((href) => !href?.startsWith('/kk')),
    );
  expect(elsewhere).toEqual([]);
});

test('search engines find the page in each language, and the main one', async ({ page }) => {
  await page.goto('/ru/products/pizza');
  const alternates = await page
    .locator('link[rel="alternate"]')
    .evaluateAll((links) =>
      links.map((link) => [
        link.getAttribute('hreflang'),
        new URL(link.getAttribute('href') ?? '').pathname,
      ]),
    );
  expect(Object.fromEntries(alternates)).toEqual({
    en: '/products/pizza',
    ru: '/ru/products/pizza',
    bg: '/bg/products/pizza',
    kk: '/kk/products/pizza',
    uk: '/uk/products/pizza',
    'x-default': '/products/pizza',
  });
});
