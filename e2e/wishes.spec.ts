import { cartLines, cartLink, priceOf, total } from './support/cart';
import { buyButton, openMargherita, press } from './support/margherita';
import { leva } from './support/texts';
import { expect, test } from './support/test';

test('what is taken out or chosen for free changes no price', async ({ page }) => {
  await openMargherita(page);
  await press(page, ['basil', 'crust']);
  await expect(page.getByRole('switch', { name: 'Fresh basil' })).not.toBeChecked();
  await expect(page.getByRole('radio', { name: 'Thin' })).toBeChecked();
  await expect(buyButton(page, 12.9)).toBeVisible();
});

test('a dish of one’s own goes into the cart as it was set, at the price that was shown', async ({
  page,
}) => {
  await openMargherita(page);
  await press(page, ['basil', 'crust', 'parmesan']);
  await buyButton(page, 14.9).click();
  await expect(cartLink(page, 1)).toBeVisible();
  await page.getByRole('link', { name: 'Go to your order: 1' }).click();

  await expect(cartLines(page)).toHaveCount(1);
  const line = cartLines(page).first();
  await expect(line).toContainText('Thin');
  await expect(line).toContainText('Without: Fresh basil');
  await expect(line).toContainText('Extra: Parmesan');
  await expect(line).toContainText('14.90 лв.');
  const asked = await priceOf(page, [
    {
      productId: 101,
      quantity: 1,
      choiceId: 3002,
      ingredients: [
        { ingredientId: 1008, quantity: 1 },
        { ingredientId: 1012, quantity: 0 },
      ],
    },
  ]);
  expect(asked).toBe(14.9);
  await expect(total(page)).toHaveText(leva(asked));
});

test('the same wishes twice, pressed in another order, are one line of two', async ({ page }) => {
  await openMargherita(page);
  await press(page, ['basil', 'crust', 'parmesan']);
  await buyButton(page, 14.9).click();
  await openMargherita(page);
  await press(page, ['parmesan', 'crust', 'basil']);
  await buyButton(page, 14.9).click();
  await expect(cartLink(page, 2)).toBeVisible();
  await page.goto('/cart');
  await expect(cartLines(page)).toHaveCount(1);
  await expect(cartLines(page).first().getByRole('group')).toHaveText('2');
});

test('a wish taken back is no wish: it joins the dish as it is on the menu', async ({ page }) => {
  await openMargherita(page);
  await buyButton(page, 12.9).click();
  await press(page, ['basil', 'crust']);
  await page.getByRole('switch', { name: 'Fresh basil' }).check();
  await page.getByRole('radio', { name: 'Classic' }).check();
  await buyButton(page, 12.9).click();
  await expect(page.getByRole('link', { name: 'Go to your order: 2' })).toBeVisible();
  await page.goto('/cart');
  await expect(cartLines(page)).toHaveCount(1);
});
