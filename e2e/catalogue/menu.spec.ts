import { cartLink } from '../support/cart';
import { dishesOf } from '../support/menu';
import { expect, test } from '../support/test';
import { priceText } from '../support/translations';

test('walking through the menu needs no new document, each page begins at its top, and the way back works', async ({
  page,
}) => {
  await page.goto('/contacts');
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  const heading = page.getByRole('heading', { level: 1 });
  const category = (name: string) =>
    page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name });

  await test.step('a category shows all its dishes, each with name and price, and names itself in the head', async () => {
    await category('Soups').click();
    await expect(heading).toHaveText('Soups');
    await expect(page).toHaveTitle(/Soups/);
    await expect(category('Soups')).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/products\/soups$/);
    await expect(page.locator('link[hreflang=ru]')).toHaveAttribute(
      'href',
      /\/ru\/products\/soups$/,
    );
    const soups = dishesOf('soups');
    await expect(page.getByRole('article')).toHaveCount(soups.length);
    for (const { name, prices } of soups) {
      const soup = page.getByRole('article', { name: name.en, exact: true });
      await expect(soup).toContainText(`${prices.EUR.toFixed(2)} €`);
    }
  });

  await test.step('back and forth', async () => {
    const dish = page.getByRole('dialog').getByRole('heading', { name: 'Beef Goulash' });
    await page.getByRole('link', { name: 'Beef Goulash' }).click();
    await expect(dish).toBeVisible();
    await page.goBack();
    await expect(heading).toHaveText('Soups');
    await page.goForward();
    await expect(dish).toBeVisible();
    await page.goBack();
    await expect(heading).toHaveText('Soups');
  });

  await test.step('to a kind of pizza, which marks itself in the list of kinds', async () => {
    await category('Pizza').click();
    const kinds = page.getByRole('navigation', { name: 'Kinds: Pizza' });
    await expect(kinds.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
    const reduced = page.getByRole('article', { name: 'Ham & Mushrooms' });
    await expect(reduced.locator('s')).toHaveText(`Earlier price: ${priceText(8.64)}`);
    await kinds.getByRole('link', { name: 'Classic' }).click();
    await expect(page).toHaveURL('/products/pizza/classic');
    const classic = dishesOf('pizza').filter(({ subcategory }) => subcategory === 'classic');
    await expect(page.getByRole('article')).toHaveCount(classic.length);
    await expect(kinds.getByRole('link', { name: 'Classic' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(kinds.getByRole('link', { name: 'All' })).not.toHaveAttribute('aria-current');
    await kinds.getByRole('link', { name: 'All' }).click();
  });

  await test.step('from far down the last page to the top of the next', async () => {
    const last = page.getByRole('link', { name: 'Salmon & Capers' });
    await last.scrollIntoViewIfNeeded();
    await category('Soups').click();
    await expect(heading).toHaveText('Soups');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  await cartLink(page, 0).click();
  await expect(heading).toHaveText('The cart is empty');
  await page.getByRole('main').getByRole('link', { name: 'To the menu' }).click();
  await expect(heading).toHaveText('Menu');
  expect(documents).toEqual([]);
});
