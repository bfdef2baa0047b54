import {
  CALCULATE,
  MARGHERITA,
  addButton,
  cartLines,
  cartLink,
  giveCart,
  moreButton,
  total,
} from './support/cart';
import { comeToFront } from './support/tabs';
import { leva } from './support/texts';
import { FAILED_ANSWER, expect, test } from './support/test';

test('a dish added in another tab has its name and picture in the open cart', async ({
  page,
  context,
}) => {
  await page.goto('/products/pizza');
  await addButton(page, 'Margherita').click();
  await cartLink(page, 1).click();
  await expect(cartLines(page)).toHaveCount(1);
  const other = await context.newPage();
  await other.goto('/products/pizza');
  await addButton(other, 'Pepperoni').click();
  await expect(cartLink(other, 2)).toBeVisible();

  await comeToFront(page);
  await expect(cartLines(page)).toHaveCount(2);
  await expect(cartLines(page).nth(1)).toContainText('15.90 лв.');
  await expect(cartLines(page).nth(1)).toContainText('Pepperoni');
});

test('an emptied cart can be brought back after a reload too, names and all', async ({
  page,
  context,
  baseURL,
  browserConsole,
}) => {
  await giveCart(context, [MARGHERITA], baseURL ?? '');
  await page.goto('/cart');
  browserConsole.allow(FAILED_ANSWER);
  await page.route(CALCULATE, (route) => route.fulfill({ status: 500 }));
  await moreButton(page, 'Margherita').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart emptied');
  await page.unroute(CALCULATE);

  await page.reload();
  await expect(cartLink(page, 0)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cartLink(page, 2)).toBeVisible();
  await expect(total(page)).toHaveText(leva(25.8));
  await expect(cartLines(page).first()).toContainText('Margherita');
});
