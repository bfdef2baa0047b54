import { MARGHERITA, cartLines, cartLink, priceOf, total } from '../support/cart';
import { buyButton, openMargherita, click } from '../support/margherita';
import { priceText } from '../support/translations';
import { noteShifts, shifts } from '../support/shifts';
import { expect, test } from '../support/test';

test('a dish goes into the cart as it was set, the same options are one line and others another', async ({
  page,
}) => {
  await openMargherita(page);
  await buyButton(page, 6.6).click();

  await test.step('the price follows what is added, and what is taken out or chosen is free', async () => {
    await click(page, ['basil', 'crust', 'parmesan']);
    await buyButton(page, 7.62).click();
    await expect(cartLink(page, 2)).toBeVisible();
    await buyButton(page, 7.62).click();
    await expect(cartLink(page, 3)).toBeVisible();
  });

  await test.step('an option that is taken back is none: it joins the dish as it is on the menu', async () => {
    await page.getByRole('switch', { name: 'Fresh basil' }).check();
    await page.getByRole('radio', { name: 'Classic' }).check();
    await page.getByRole('button', { name: 'Decrease quantity: Parmesan', exact: true }).click();
    await buyButton(page, 6.6).click();
    await page.getByRole('link', { name: 'In cart · 4' }).click();
  });

  await expect(cartLines(page)).toHaveCount(2);
  await expect(cartLines(page).first().getByRole('group')).toHaveText('2');
  const line = cartLines(page).last();
  await expect(line.getByRole('group')).toHaveText('2');
  await expect(line).toContainText('Thin');
  await expect(line).toContainText('Without: Fresh basil');
  await expect(line).toContainText('Extra: Parmesan');
  await expect(line).toContainText('15.24\u00a0€');
  const asked = await priceOf(page, [
    { ...MARGHERITA, quantity: 2 },
    {
      productId: 101,
      quantity: 2,
      choiceId: 3002,
      ingredients: [
        { ingredientId: 1008, quantity: 1 },
        { ingredientId: 1012, quantity: 0 },
      ],
    },
  ]);
  expect(asked).toBe(28.44);
  await expect(total(page)).toHaveText(priceText(asked));
});

test(
  'a dish is seen from several sides, and an allergen that was marked once is warned of on every dish, on this device',
  { tag: '@long' },
  async ({ page }) => {
    await page.addInitScript(noteShifts);
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
    const goesWell = page.getByRole('region', { name: 'Goes well with this' });
    await expect(goesWell).not.toContainText('Soy sauce');
    await goesWell.getByRole('button', { name: 'Add to cart: Garlic dip' }).click();
    await expect(cartLink(page, 1)).toBeVisible();

    const warning = page.getByText(/You asked to be warned/);
    await page.locator('summary', { hasText: 'Allergens and nutrition' }).click();
    await page.getByRole('checkbox', { name: 'fish' }).check();
    await expect(warning).toBeHidden();
    await page.getByRole('checkbox', { name: 'milk' }).press('Space');
    await expect(warning).toHaveText('Contains: milk. You asked to be warned.');

    await page
      .getByRole('navigation', { name: 'Breadcrumbs' })
      .getByRole('link', { name: 'Pizza' })
      .click();
    const fourCheese = page.getByRole('article', { name: 'Four Cheese' });
    await expect(fourCheese).toContainText('Contains what you marked: milk');
    await fourCheese.getByRole('link').click();
    await expect(warning).toContainText('milk');

    await page.reload();
    await expect(warning).toContainText('milk');
    expect((await shifts(page)).unasked).toBeLessThan(0.02);
  },
);
