import { expectAccepted, placePickup } from './support/checkout';
import { expect, test } from './support/test';

const strip = { name: 'Your order' };

test('a guest finds the order that goes on from every page, and without its key', async ({
  page,
  baseURL,
}) => {
  await placePickup(page, baseURL);
  const number = await expectAccepted(page);
  await expect(page.getByRole('region', strip)).toHaveCount(0);
  await page.goto('/products/pizza');
  const link = page.getByRole('region', strip).getByRole('link');
  await expect(link).toHaveAccessibleName(new RegExp(`^New · Order ${number} (Tomorrow, )?about `));
  await expect(page.getByText(`Order ${number}: New`)).toHaveRole('status');
  await page.goto('/checkout');
  await link.click();
  await page.waitForURL(/\/checkout\/success\?key=/);
  await page.goto('/checkout/success');
  await page.waitForURL(/\/checkout\/success\?key=/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
});

test('who comes back from the bank without paying finds the order from checkout and home', async ({
  page,
  baseURL,
}) => {
  await placePickup(page, baseURL, { payment: 'Online' });
  await page.waitForURL(/\/sandbox\//);
  await page.goto('/');
  const link = page.getByRole('region', strip).getByRole('link');
  await expect(link).toHaveAccessibleName(/^Not paid yet · Order \d+/);
  await page.goto('/checkout');
  await expect(link).toBeVisible();
  await link.click();
  await expectAccepted(page);
  await expect(page.getByRole('link', { name: 'Pay now' })).toBeVisible();
});
