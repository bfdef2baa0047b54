import { cartLines, cartLink, moreButton, total } from './support/cart';
import { buyButton, openMargherita, press } from './support/margherita';
import { leva } from './support/texts';
import { noteShifts, shifts } from './support/shifts';
import { expect, test } from './support/test';

test('the price follows each ingredient at once', async ({ page }) => {
  await openMargherita(page);
  await expect(buyButton(page, 12.9)).toBeVisible();
  await moreButton(page, 'Parmesan').click();
  await expect(buyButton(page, 14.9)).toBeVisible();
  await moreButton(page, 'Parmesan').click();
  await expect(buyButton(page, 16.9)).toBeVisible();
  await page.getByRole('button', { name: 'Decrease quantity: Parmesan' }).click();
  await expect(buyButton(page, 14.9)).toBeVisible();
  await moreButton(page, 'Mozzarella').click();
  await expect(buyButton(page, 17.1)).toBeVisible();
});

test('an ingredient can be had as often as the kitchen allows, and no less than it needs', async ({
  page,
}) => {
  await openMargherita(page);
  const parmesan = page.getByRole('group', { name: 'Parmesan' });
  await expect(parmesan.getByRole('button', { name: /^Decrease/ })).toBeDisabled();
  await moreButton(page, 'Parmesan').click();
  await moreButton(page, 'Parmesan').click();
  await expect(moreButton(page, 'Parmesan')).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Decrease quantity: Mozzarella' })).toBeDisabled();
});

test('other wishes are another line', async ({ page }) => {
  await openMargherita(page);
  await buyButton(page, 12.9).click();
  await press(page, ['crust']);
  await buyButton(page, 12.9).click();
  await press(page, ['parmesan']);
  await buyButton(page, 14.9).click();
  await expect(cartLink(page, 3)).toBeVisible();
  await page.goto('/cart');
  await expect(cartLines(page)).toHaveCount(3);
  await expect(total(page)).toHaveText(leva(40.7));
});

test('allergens and nutrition are there when asked for', async ({ page }) => {
  await openMargherita(page);
  const contains = page.getByText('Contains: gluten, milk.');
  await expect(contains).toBeHidden();
  await page.getByText('Allergens and nutrition').click();
  await expect(contains).toBeVisible();
  await expect(page.getByText('1,058 kcal')).toBeVisible();
});

test('wishes do not follow to the next dish', async ({ page }) => {
  await openMargherita(page);
  await press(page, ['parmesan']);
  await page.getByRole('main').getByRole('link', { name: 'Pizza' }).click();
  await page.getByRole('link', { name: 'Four Cheese' }).click();
  await expect(
    page.getByRole('button', { name: `Add to cart: Four Cheese, ${leva(17.9)}`, exact: true }),
  ).toBeVisible();
});

test('an allergen that was marked once is warned of on every dish, on this device', async ({
  page,
}) => {
  await page.addInitScript(noteShifts);
  await openMargherita(page);
  const warning = page.getByText(/You asked to be warned/);
  await page.getByText('Allergens and nutrition').click();
  await page.getByRole('checkbox', { name: 'fish' }).check();
  await expect(warning).toBeHidden();
  await page.getByRole('checkbox', { name: 'milk' }).press('Space');
  await expect(warning).toHaveText('Contains: milk. You asked to be warned.');

  await page
    .getByRole('navigation', { name: 'Where you are' })
    .getByRole('link', { name: 'Pizza' })
    .click();
  const fourCheese = page.getByRole('article', { name: 'Four Cheese' });
  await expect(fourCheese).toContainText('Has what you marked: milk');
  await fourCheese.getByRole('link').click();
  await expect(warning).toContainText('milk');

  await page.reload();
  await expect(warning).toContainText('milk');
  expect((await shifts(page)).unasked).toBeLessThan(0.02);
});

test('a dish is seen from several sides, and with what goes well with it', async ({ page }) => {
  await openMargherita(page);
  const second = page.getByRole('img', { name: 'Margherita, picture 2 of 2' });
  await expect(second).not.toBeInViewport();
  await page.getByRole('button', { name: 'Picture 2 of 2' }).click();
  await expect(second).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByRole('button', { name: 'Picture 2 of 2' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.getByRole('list', { name: 'Pictures: Margherita' }).press('ArrowLeft');
  await expect(page.getByRole('button', { name: 'Picture 1 of 2' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  const goesWell = page.getByRole('region', { name: 'Goes well with it' });
  await expect(goesWell).not.toContainText('Soy sauce');
  await goesWell.getByRole('button', { name: 'Add to cart: Garlic dip' }).click();
  await expect(cartLink(page, 1)).toBeVisible();
});
