import { addButton, cartLines, cartLink, moreButton } from './support/cart';
import { comeToFront } from './support/tabs';
import { expect, test } from './support/test';

/** The address of a city's own shop: its name in front of where the tests find the shop. */
const cityAddress = (baseURL: string | undefined, city: string, path = '/'): string => {
  const { port } = new URL(baseURL ?? '');
  return `http://${city}.localhost:${port}${path}`;
};

test('each city has its own name, and its own cart', async ({ page, baseURL }) => {
  await page.goto(cityAddress(baseURL, 'sofia', '/products/pizza'));
  await expect(page.getByRole('banner').locator('summary').first()).toContainText('City: Sofia');
  await expect(page).toHaveTitle(/\S/);
  await addButton(page, 'Margherita').click();
  await expect(cartLink(page, 1)).toBeVisible();

  await page.goto(cityAddress(baseURL, 'varna', '/products/pizza'));
  await expect(page.getByRole('banner').locator('summary').first()).toContainText('City: Varna');
  await expect(cartLink(page, 0)).toBeVisible();
  await addButton(page, 'Pepperoni').click();
  await moreButton(page, 'Pepperoni').click();
  await expect(cartLink(page, 2)).toContainText('31.80 лв.');

  await page.goto(cityAddress(baseURL, 'sofia', '/cart'));
  await expect(cartLink(page, 1)).toBeVisible();
  await expect(cartLines(page)).toHaveCount(1);
  await expect(cartLines(page).first()).toContainText('Margherita');
});

test('the city’s menu leads to the other cities', async ({ page, baseURL }) => {
  await page.goto(cityAddress(baseURL, 'varna', '/'));
  const city = page.getByRole('banner').locator('summary').filter({ hasText: 'Varna' });
  await city.click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Plovdiv' })).toBeVisible();
  const opening = page.waitForEvent('popup');
  await page.getByRole('banner').getByRole('link', { name: 'Sofia' }).click();
  const sofia = await opening;
  await expect(
    sofia.getByRole('banner').locator('summary').filter({ hasText: 'Sofia' }),
  ).toBeVisible();
});

test('the phone is the city’s own', async ({ page, baseURL }) => {
  await page.goto(cityAddress(baseURL, 'varna', '/'));
  await expect(page.getByRole('contentinfo')).toContainText('+359 52 000 030');
  await page.goto(cityAddress(baseURL, 'sofia', '/'));
  await expect(page.getByRole('contentinfo')).toContainText('+359 2 000 0010');
});

test('a dish added in one tab is in the other when that comes to the front', async ({
  page,
  context,
}) => {
  await page.goto('/products/pizza');
  const other = await context.newPage();
  await other.goto('/products/pizza');
  await addButton(other, 'Margherita').click();
  await moreButton(other, 'Margherita').click();
  await expect(cartLink(other, 2)).toBeVisible();

  await comeToFront(page);
  await expect(cartLink(page, 2)).toContainText('25.80 лв.');
  await moreButton(page, 'Margherita').click();
  await comeToFront(other);
  await expect(cartLink(other, 3)).toContainText('38.70 лв.');
});

test('a cart emptied in one tab is empty in the other', async ({ page, context }) => {
  await page.goto('/products/pizza');
  await addButton(page, 'Margherita').click();
  await expect(cartLink(page, 1)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/cart');
  await other.getByRole('button', { name: 'Remove: Margherita' }).click();
  await expect(cartLink(other, 0)).toBeVisible();
  await comeToFront(page);
  await expect(cartLink(page, 0)).toBeVisible();
  await expect(addButton(page, 'Margherita')).toBeVisible();
});

test('what is added in two windows side by side is all in the cart', async ({ page, context }) => {
  await page.goto('/products/pizza');
  const other = await context.newPage();
  await other.goto('/products/pizza');
  await addButton(other, 'Pepperoni').click();
  await expect(cartLink(other, 1)).toBeVisible();
  await addButton(page, 'Hawaiian').click();
  await expect(cartLink(page, 2)).toBeVisible();
  await addButton(other, 'Diavola').click();
  await expect(cartLink(other, 3)).toBeVisible();
});
