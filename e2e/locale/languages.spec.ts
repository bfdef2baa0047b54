import { MARGHERITA, cartLines, giveCart } from '../support/cart';
import { expect, test } from '../support/test';

test('another language comes without reloading the page, in its place, with what was chosen on it, is remembered, and stays on the way through the shop', async ({
  page,
  context,
  baseURL,
}) => {
  await giveCart(context, [MARGHERITA], baseURL ?? '');
  await page.goto('/product/pizza-margherita?page=1&utm_source=x#top');
  await page.getByRole('radio', { name: 'Thin' }).check();
  await page
    .getByRole('banner')
    .locator('summary')
    .filter({ hasText: 'Language: English' })
    .click();
  const languages = page.getByRole('navigation', { name: 'Languages' }).getByRole('link');
  await expect(languages).toHaveText(['Русский', 'Български', 'Қазақша', 'Українська']);
  await page.evaluate(() => {
    document.body.dataset['same'] = 'page';
    window.scrollTo(0, 300);
  });
  // A click by keyboard: it does not scroll to what is pressed.
  await languages.filter({ hasText: 'Русский' }).dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Маргарита');
  await expect(page).toHaveURL('/ru/product/pizza-margherita?page=1&utm_source=x#top');
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

  await test.step('the cart stays, with its dishes by their names there', async () => {
    await page.goto('/');
    await expect(page).toHaveURL('/ru');
    await page.getByRole('banner').getByRole('link', { name: 'Корзина, 1 товар' }).click();
    await expect(page).toHaveURL('/ru/cart');
    await expect(cartLines(page).first()).toContainText('Маргарита');
    await expect(page.getByRole('main')).toContainText('6,60 €');
  });

  await page
    .getByRole('navigation', { name: 'Категории' })
    .getByRole('link', { name: 'Супы' })
    .click();
  // The address changes at the click, the page when it is there.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Супы');
  await expect(page).toHaveURL('/ru/products/soups');
  const menu = page
    .getByRole('banner')
    .locator('summary')
    .filter({ hasText: /English|Русский|Українська/ });
  await menu.click();
  await page.getByRole('navigation', { name: 'Языки' }).getByText('Українська').click();
  await expect(page).toHaveURL('/uk/products/soups');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Супи');
  const elsewhere = await page
    .locator('a[href^="/"]:not([hreflang])')
    .evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')).filter((href) => !href?.startsWith('/uk')),
    );
  expect(elsewhere).toEqual([]);

  await menu.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'English' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products/soups');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('summary:focus')).toContainText('Language: English');
});
