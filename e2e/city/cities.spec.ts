import { addButton, cartLines, cartLink } from '../support/cart';
import { comeToFront } from '../support/tabs';
import { expect, test } from '../support/test';

/** The address of a city's own shop: its name in front of where the tests find the shop. */
const cityAddress = (baseURL: string | undefined, city: string, path = '/'): string => {
  const { port } = new URL(baseURL ?? '');
  return `http://${city}.localhost:${port}${path}`;
};

test('each city has its own name, phone and cart, and leads to the others', async ({
  page,
  baseURL,
}) => {
  const city = page.getByRole('banner').locator('summary').first();
  await page.goto(cityAddress(baseURL, 'sofia', '/products/pizza'));
  await expect(city).toContainText('City: Sofia');
  await expect(page.getByRole('contentinfo')).toContainText('+359 2 000 0010');
  await addButton(page, 'Margherita').click();
  await expect(cartLink(page, 1)).toBeVisible();

  await page.goto(cityAddress(baseURL, 'varna', '/products/pizza'));
  await expect(city).toContainText('City: Varna');
  await expect(page.getByRole('contentinfo')).toContainText('+359 52 000 030');
  await expect(cartLink(page, 0)).toBeVisible();

  await city.click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Plovdiv' })).toBeVisible();
  const opening = page.waitForEvent('popup');
  await page.getByRole('banner').getByRole('link', { name: 'Sofia' }).click();
  const sofia = await opening;
  await expect(cartLink(sofia, 1)).toBeVisible();
  await cartLink(sofia, 1).click();
  await expect(cartLines(sofia)).toHaveCount(1);
  await expect(cartLines(sofia).first()).toContainText('Margherita');
});

test(
  'what is added or emptied in one window is so in the other, with names and prices',
  { tag: '@long' },
  async ({ page, context }) => {
    await page.goto('/products/pizza');
    const other = await context.newPage();
    await other.goto('/products/pizza');

    await test.step('side by side', async () => {
      await addButton(other, 'Margherita').click();
      await expect(cartLink(other, 1)).toBeVisible();
      await addButton(page, 'Hawaiian').click();
      await expect(cartLink(page, 2)).toBeVisible();
    });

    await test.step('in the open cart of the one that comes to the front', async () => {
      await comeToFront(page);
      await cartLink(page, 2).click();
      await expect(cartLines(page)).toHaveCount(2);
      await addButton(other, 'Pepperoni').click();
      await expect(cartLink(other, 3)).toBeVisible();
      await comeToFront(page);
      await expect(cartLines(page)).toHaveCount(3);
      await expect(cartLines(page).nth(2)).toContainText('Pepperoni');
      await expect(cartLines(page).nth(2)).toContainText('8.13\u00a0€');
    });

    await test.step('emptied', async () => {
      for (const left of [2, 1, 0]) {
        await cartLines(page)
          .first()
          .getByRole('button', { name: /^Remove: / })
          .click();
        await expect(cartLines(page)).toHaveCount(left);
      }
      await comeToFront(other);
      await expect(cartLink(other, 0)).toBeVisible();
      await expect(addButton(other, 'Margherita')).toBeVisible();
    });
  },
);
