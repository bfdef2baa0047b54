import { cartLines, giveCart } from './support/cart';
import { expect, test } from './support/test';

test('the focus is not lost when a dish is removed or brought back', async ({
  page,
  context,
  baseURL,
}) => {
  await giveCart(
    context,
    [
      { productId: 101, quantity: 1 },
      { productId: 102, quantity: 1 },
    ],
    baseURL ?? '',
  );
  await page.goto('/cart');
  const focusIsOnThePage = () => page.evaluate(() => document.activeElement !== document.body);
  await page.getByRole('button', { name: 'Remove: Margherita' }).focus();
  await page.keyboard.press('Enter');
  await expect(cartLines(page)).toHaveCount(1);
  await expect.poll(focusIsOnThePage).toBe(true);
  await page.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect(cartLines(page)).toHaveCount(2);
  await expect.poll(focusIsOnThePage).toBe(true);
});
