import type { Locator, Page } from '@playwright/test';
import { card } from '../support/cart';
import { expect, test } from '../support/test';

const like = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name: `Add to favourites: ${name}`, exact: true });

const unlike = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .getByRole('button', { name: `Remove from favourites: ${name}`, exact: true });

const names = (page: Page): Locator =>
  page.getByRole('main').getByRole('article').getByRole('heading');

const counted = (page: Page): Locator =>
  page.getByRole('banner').getByRole('link', { name: /^Favourites/ });

test('a guest likes dishes, finds them again, and takes one back', async ({ page, context }) => {
  await page.goto('/products/pizza');
  await like(page, 'Margherita').click();
  await like(page, 'Pepperoni').click();
  await expect(counted(page)).toHaveAccessibleName(/2/);

  await counted(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Favourites' })).toBeVisible();
  await expect(page.getByText('2 items', { exact: true })).toBeVisible();
  await expect(names(page)).toHaveText(['Pepperoni', 'Margherita']);
  await unlike(page, 'Pepperoni').click();
  // It keeps its place, should that have been a slip of the finger.
  await expect(like(page, 'Pepperoni')).toBeFocused();
  await expect(names(page)).toHaveText(['Pepperoni', 'Margherita']);

  await card(page, 'Margherita').getByRole('link', { name: 'Margherita' }).click();
  const dish = page.getByRole('dialog', { name: 'Margherita' });
  await expect(
    dish.getByRole('button', { name: 'Remove from favourites: Margherita' }),
  ).toBeVisible();
  await page.goBack();
  await page.reload();
  await expect(page.getByText('1 item', { exact: true })).toBeVisible();
  await expect(names(page)).toHaveText(['Margherita']);

  const kept = Object.fromEntries(
    (await context.cookies()).map(({ name, value }) => [name, value]),
  );
  expect(kept).toMatchObject({ favourites: '1_2t', viewed: '1_2t' });
});
