import {
  MARGHERITA,
  PEPPERONI,
  addButton,
  card,
  cartLines,
  cartLink,
  fewerButton,
  giveCart,
  moreButton,
  priceOf,
  removeButton,
  summary,
  total,
} from './support/cart';
import { leva } from './support/texts';
import { expect, test } from './support/test';

test('a press on a card puts the dish into the cart, and the button becomes a stepper', async ({
  page,
}) => {
  await page.goto('/products/pizza');
  await expect(cartLink(page, 0)).toBeVisible();
  await addButton(page, 'Margherita').click();
  await expect(card(page, 'Margherita').getByRole('group', { name: 'Margherita' })).toHaveText('1');
  await expect(addButton(page, 'Margherita')).toBeHidden();
  await expect(cartLink(page, 1)).toBeVisible();
  await moreButton(page, 'Margherita').click();
  await expect(cartLink(page, 2)).toBeVisible();
  await addButton(page, 'Pepperoni').click();
  await expect(cartLink(page, 3)).toBeVisible();
  await expect(cartLink(page, 3)).toContainText('41.70 лв.');
});

test('the stepper of a card goes back down to the button', async ({ page }) => {
  await page.goto('/products/pizza');
  await addButton(page, 'Margherita').click();
  await fewerButton(page, 'Margherita').click();
  await expect(addButton(page, 'Margherita')).toBeVisible();
  await expect(cartLink(page, 0)).toBeVisible();
});

test('a dish shows the same count wherever its card stands', async ({ page }) => {
  await page.goto('/products/pizza');
  await addButton(page, 'Margherita').click();
  await moreButton(page, 'Margherita').click();
  await page
    .getByRole('navigation', { name: 'Kinds: Pizza' })
    .getByRole('link', { name: 'Classic' })
    .click();
  await expect(page).toHaveURL('/products/pizza/classic');
  await expect(card(page, 'Margherita').getByRole('group', { name: 'Margherita' })).toHaveText('2');
});

test('the cart outlives a reload, and the server writes it into the page', async ({ page }) => {
  await page.goto('/products/pizza');
  await addButton(page, 'Margherita').click();
  await moreButton(page, 'Margherita').click();
  await addButton(page, 'Pepperoni').click();
  await page.reload();
  await expect(cartLink(page, 3)).toBeVisible();
  await expect(card(page, 'Margherita').getByRole('group', { name: 'Margherita' })).toHaveText('2');

  const menu = await (await page.request.get('/products/pizza')).text();
  expect(menu).toContain('Cart, 3 items');
  expect(menu).toContain('Decrease quantity: Margherita');
  const cart = await (await page.request.get('/cart')).text();
  expect(cart).toContain('Remove: Margherita');
  expect(cart).toContain('Remove: Pepperoni');
  expect(cart).toContain(leva(41.7));
});

test('the cart shows each line with its sum, and the total that the restaurant asks', async ({
  page,
  context,
  baseURL,
}) => {
  const lines = [{ ...MARGHERITA, quantity: 2 }, PEPPERONI, { productId: 172, quantity: 3 }];
  await giveCart(context, lines, baseURL ?? '');
  await page.goto('/cart');
  await expect(cartLines(page)).toHaveCount(3);
  await expect(cartLines(page).nth(0)).toContainText('25.80 лв.');
  await expect(cartLines(page).nth(1)).toContainText('15.90 лв.');
  await expect(cartLines(page).nth(2)).toContainText('35.70 лв.');
  const asked = await priceOf(page, lines);
  expect(asked).toBe(77.4);
  await expect(total(page)).toHaveText(leva(asked));
  await expect(summary(page)).toHaveAttribute('aria-busy', 'false');
});

test('quantities in the cart are set, and the total follows', async ({
  page,
  context,
  baseURL,
}) => {
  await giveCart(context, [MARGHERITA, PEPPERONI], baseURL ?? '');
  await page.goto('/cart');
  await moreButton(page, 'Pepperoni').click();
  await moreButton(page, 'Pepperoni').click();
  await expect(total(page)).toHaveText(leva(60.6));
  await fewerButton(page, 'Pepperoni').click();
  await expect(total(page)).toHaveText(leva(44.7));
  await expect(fewerButton(page, 'Margherita')).toBeDisabled();
  await expect(cartLink(page, 3)).toBeVisible();
  const asked = await priceOf(page, [MARGHERITA, { ...PEPPERONI, quantity: 2 }]);
  expect(asked).toBe(44.7);
});

test('more than 99 of a dish cannot be had', async ({ page, context, baseURL }) => {
  await giveCart(context, [{ ...MARGHERITA, quantity: 98 }], baseURL ?? '');
  await page.goto('/cart');
  await moreButton(page, 'Margherita').click();
  await expect(moreButton(page, 'Margherita')).toBeDisabled();
  await expect(cartLink(page, 99)).toBeVisible();
  await expect(total(page)).toHaveText('1,277.10 лв.');
});

test('a removed dish comes back to its place by Undo', async ({ page, context, baseURL }) => {
  await giveCart(context, [MARGHERITA, { ...PEPPERONI, quantity: 2 }], baseURL ?? '');
  await page.goto('/cart');
  await removeButton(page, 'Margherita').click();
  await expect(cartLines(page)).toHaveCount(1);
  await expect(total(page)).toHaveText(leva(31.8));
  await expect(page.getByRole('status').filter({ hasText: 'Dish removed' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cartLines(page)).toHaveCount(2);
  await expect(cartLines(page).first()).toContainText('Margherita');
  await expect(total(page)).toHaveText(leva(44.7));
  await expect(page.getByText('Dish removed')).toBeHidden();
});

test('the last dish leaves an empty cart with a way to the menu, and Undo fills it again', async ({
  page,
  context,
  baseURL,
}) => {
  await giveCart(context, [{ ...MARGHERITA, quantity: 2 }], baseURL ?? '');
  await page.goto('/cart');
  await removeButton(page, 'Margherita').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The cart is empty');
  await expect(cartLink(page, 0)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'To the menu' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cartLink(page, 2)).toBeVisible();
  await expect(cartLines(page).first()).toContainText('Margherita');
  await expect(total(page)).toHaveText(leva(25.8));
  await page.reload();
  await expect(cartLink(page, 2)).toBeVisible();
});

test('an emptied cart stays empty after a reload', async ({ page, context, baseURL }) => {
  await giveCart(context, [MARGHERITA], baseURL ?? '');
  await page.goto('/cart');
  await removeButton(page, 'Margherita').click();
  await expect(cartLink(page, 0)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The cart is empty');
});

test('a dish of the menu can be opened from its line', async ({ page, context, baseURL }) => {
  await giveCart(context, [MARGHERITA], baseURL ?? '');
  await page.goto('/cart');
  await cartLines(page).getByRole('link', { name: 'Margherita' }).click();
  await expect(page).toHaveURL('/product/pizza-margherita');
  await expect(page.getByRole('link', { name: 'Go to your order: 1' })).toBeVisible();
});

test('a phone keeps the cart at hand at the bottom', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/products/pizza');
  const atHand = page.getByRole('link', { name: /^View order/ });
  await expect(atHand).toBeHidden();
  await addButton(page, 'Margherita').click();
  await expect(atHand).toBeInViewport();
  await expect(atHand).toContainText('View order, 1 item');
  await expect(atHand).toContainText('12.90 лв.');
  await atHand.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart');
});
