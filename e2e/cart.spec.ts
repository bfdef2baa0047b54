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

test('a dish is put into the cart on its card, counted wherever the card stands, and at hand on a phone', async ({
  page,
}) => {
  const margherita = card(page, 'Margherita').getByRole('group', { name: 'Margherita' });
  await page.goto('/products/pizza');
  await expect(cartLink(page, 0)).toBeVisible();

  await test.step('the button becomes a stepper, and the stepper a button', async () => {
    await addButton(page, 'Margherita').click();
    await expect(margherita).toHaveText('1');
    await expect(addButton(page, 'Margherita')).toBeHidden();
    await expect(cartLink(page, 1)).toBeVisible();
    await fewerButton(page, 'Margherita').click();
    await expect(addButton(page, 'Margherita')).toBeVisible();
    await expect(cartLink(page, 0)).toBeVisible();
  });

  await test.step('the header counts and adds up', async () => {
    await addButton(page, 'Margherita').click();
    await moreButton(page, 'Margherita').click();
    await expect(cartLink(page, 2)).toBeVisible();
    await addButton(page, 'Pepperoni').click();
    await expect(cartLink(page, 3)).toContainText('41.70 лв.');
  });

  await test.step('another page has the same count', async () => {
    await page
      .getByRole('navigation', { name: 'Kinds: Pizza' })
      .getByRole('link', { name: 'Classic' })
      .click();
    await expect(page).toHaveURL('/products/pizza/classic');
    await expect(margherita).toHaveText('2');
  });

  await test.step('the cart outlives a reload, and the server writes it into the page', async () => {
    await page.reload();
    await expect(cartLink(page, 3)).toBeVisible();
    await expect(margherita).toHaveText('2');
    const menu = await (await page.request.get('/products/pizza')).text();
    expect(menu).toContain('Cart, 3 items');
    expect(menu).toContain('Decrease quantity: Margherita');
    const cart = await (await page.request.get('/cart')).text();
    expect(cart).toContain('Remove: Margherita');
    expect(cart).toContain('Remove: Pepperoni');
    expect(cart).toContain(leva(41.7));
  });

  await test.step('on a phone it is at the bottom', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const atHand = page.getByRole('link', { name: /^View order/ });
    await expect(atHand).toBeInViewport();
    await expect(atHand).toContainText('View order, 3 items');
    await expect(atHand).toContainText('41.70 лв.');
    await atHand.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart');
  });
});

test('the cart shows what the restaurant asks, follows each change, and brings back what was removed', async ({
  page,
  context,
  baseURL,
}) => {
  const lines = [{ ...MARGHERITA, quantity: 98 }, PEPPERONI];
  await giveCart(context, lines, baseURL ?? '');
  await page.goto('/cart');
  const undo = page.getByRole('button', { name: 'Undo' });

  await test.step('each line has its sum', async () => {
    await expect(cartLines(page)).toHaveCount(2);
    await expect(cartLines(page).nth(0)).toContainText('1,264.20 лв.');
    await expect(cartLines(page).nth(1)).toContainText('15.90 лв.');
    expect(await priceOf(page, lines)).toBe(1280.1);
    await expect(total(page)).toHaveText('1,280.10 лв.');
    await expect(summary(page)).toHaveAttribute('aria-busy', 'false');
  });

  await test.step('quantities are set, up to 99 and down to one', async () => {
    await moreButton(page, 'Margherita').click();
    await expect(moreButton(page, 'Margherita')).toBeDisabled();
    await expect(fewerButton(page, 'Pepperoni')).toBeDisabled();
    await moreButton(page, 'Pepperoni').click();
    await expect(total(page)).toHaveText('1,308.90 лв.');
    await fewerButton(page, 'Pepperoni').click();
    await expect(total(page)).toHaveText('1,293.00 лв.');
    await expect(cartLink(page, 100)).toBeVisible();
  });

  await test.step('a removed dish comes back to its place by Undo', async () => {
    await removeButton(page, 'Margherita').click();
    await expect(cartLines(page)).toHaveCount(1);
    await expect(total(page)).toHaveText(leva(15.9));
    await expect(page.getByRole('status').filter({ hasText: 'Dish removed' })).toBeVisible();
    await undo.click();
    await expect(cartLines(page)).toHaveCount(2);
    await expect(cartLines(page).first()).toContainText('Margherita');
    await expect(page.getByText('Dish removed')).toBeHidden();
  });

  await test.step('the last dish leaves an empty cart, which Undo fills again', async () => {
    await removeButton(page, 'Margherita').click();
    await expect(cartLines(page)).toHaveCount(1);
    await removeButton(page, 'Pepperoni').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The cart is empty');
    await expect(cartLink(page, 0)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'To the menu' })).toBeVisible();
    await undo.click();
    await expect(cartLink(page, 1)).toBeVisible();
    await expect(total(page)).toHaveText(leva(15.9));
  });

  await test.step('an emptied cart stays empty after a reload', async () => {
    await removeButton(page, 'Pepperoni').click();
    await expect(cartLink(page, 0)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The cart is empty');
  });
});
