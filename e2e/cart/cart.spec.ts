import {
  addButton,
  card,
  cartLines,
  cartLink,
  fewerButton,
  moreButton,
  removeButton,
  total,
} from '../support/cart';
import { persistToasts } from '../support/lasting-toasts';
import { priceText } from '../support/translations';
import { expect, test } from '../support/test';

test('a dish is put into the cart on its card, counted wherever the card stands, and at hand on a phone', async ({
  page,
}) => {
  const margherita = card(page, 'Margherita').getByRole('group', { name: 'Margherita' });
  await persistToasts(page);
  await page.goto('/products/pizza');
  await expect(cartLink(page, 0)).toBeVisible();
  // Said only where scripts do not run.
  await expect(page.getByText('Without JavaScript you can order here too')).toBeHidden();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Русский' })).toBeHidden();

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
    await expect(cartLink(page, 3)).toContainText('21.33\u00a0€');
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
    expect(cart).toContain(priceText(21.33));
  });

  await test.step('on a phone it is at the bottom', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const atHand = page.getByRole('link', { name: /^Cart ·/ });
    await expect(atHand).toBeInViewport();
    await expect(atHand).toContainText('Cart · 3');
    await expect(atHand).toContainText('21.33\u00a0€');
    await atHand.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart');
  });

  await test.step('what is removed there comes back by Undo', async () => {
    await expect(total(page)).toHaveText(priceText(21.33));
    await removeButton(page, 'Margherita').click();
    await expect(cartLines(page)).toHaveCount(1);
    await expect(total(page)).toHaveText(priceText(8.13));
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(cartLines(page).first()).toContainText('Margherita');
    await expect(total(page)).toHaveText(priceText(21.33));
  });
});
