import { MARGHERITA, cartLines, cartLink, giveCart, total } from './support/cart';
import { overhang } from './support/fit';
import { dishesOf } from './support/menu';
import { FAILED_ANSWER, expect, test } from './support/test';

test.use({ javaScriptEnabled: false });

test('home page, menu, dish and cart read without scripts, and their links lead on', async ({
  page,
  context,
  baseURL,
}) => {
  const main = page.getByRole('main');
  const heading = page.getByRole('heading', { level: 1 });
  await giveCart(context, [{ ...MARGHERITA, quantity: 2 }], baseURL ?? '');
  await page.goto('/');
  await expect(page.getByRole('list', { name: 'What is good now' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page
    .getByRole('region', { name: 'Whole menu' })
    .getByRole('link', { name: 'Pizza' })
    .first()
    .click();
  await expect(heading).toHaveText('Pizza');
  await expect(page.getByRole('article')).toHaveCount(dishesOf('pizza').length);
  await expect(page.getByRole('article', { name: 'Margherita' })).toContainText('12.90 лв.');
  await page.getByRole('link', { name: 'Margherita' }).click();
  await expect(heading).toHaveText('Margherita');

  await test.step('with what is in the dish and its nutrition', async () => {
    await expect(main).toContainText('fresh basil');
    await expect(page.getByRole('heading', { name: 'What is in it' })).toBeVisible();
    await expect(main).toContainText('12.90 лв.');
    await page.getByText('Allergens and nutrition').click();
    await expect(page.getByText('Contains: gluten, milk.')).toBeVisible();
  });

  await test.step('and the cart of an earlier visit', async () => {
    await cartLink(page, 2).click();
    await expect(cartLines(page)).toHaveCount(1);
    await expect(cartLines(page).first()).toContainText('Margherita');
    await expect(total(page)).toHaveText('25.80 лв.');
    await expect(page.getByRole('link', { name: /^Order: / })).toHaveAttribute('href', /^tel:\+/);
  });
});

test('the menus of languages and cities open without scripts, and a page that is not found says so', async ({
  page,
  browserConsole,
}) => {
  browserConsole.allow(FAILED_ANSWER);
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await page.getByRole('link', { name: 'Go to Main page' }).click();
  await expect(page).toHaveURL('/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Varna' })).toBeHidden();
  await header.locator('summary').filter({ hasText: 'Sofia' }).click();
  await expect(header.getByRole('link', { name: 'Varna' })).toBeVisible();
  await header.locator('summary').filter({ hasText: 'Language: English' }).click();
  await header.getByRole('link', { name: 'Русский' }).click();
  await expect(page).toHaveURL('/ru');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('without scripts every page says how to order, and leads to the other languages', async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto('/products/pizza');
    const notice = page.getByRole('complementary');
    await expect(notice).toContainText('Without JavaScript you can order here too');
    await expect(notice.getByRole('link')).toHaveAttribute('href', /^tel:\+\d+$/);
    expect(await overhang(page)).toEqual([]);
    const languages = page
      .getByRole('contentinfo')
      .getByRole('list', { name: 'Languages' })
      .getByRole('link');
    await expect(languages).toHaveText(['Русский', 'Български', 'Қазақша', 'Українська']);
    for (const link of await languages.all())
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await languages.first().click();
    await expect(page).toHaveURL('/ru/products/pizza');
    await expect(page.getByRole('complementary')).toContainText('без JavaScript');

    await test.step('where scripts run nothing is said of them, and the footer has no languages', async () => {
      const scripted = await browser.newPage({ baseURL: baseURL ?? '', javaScriptEnabled: true });
      await scripted.goto('/products/pizza');
      await expect(scripted.getByText('Without JavaScript you can order here too')).toBeHidden();
      const footer = scripted.getByRole('contentinfo');
      await expect(footer.getByRole('link', { name: 'Русский' })).toBeHidden();
      await scripted.close();
    });
  });
});
