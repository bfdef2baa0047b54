import { REFUSED_BY_POLICY, expectNothingForeignRuns, noteBlocked } from './support/blocked';
import { addButton, cartLink } from './support/cart';
import { expect, test } from './support/test';

test('nothing runs that somebody slips into a page', async ({
  page,
  context,
  baseURL,
  browserConsole,
}) => {
  browserConsole.allow(REFUSED_BY_POLICY, 5);
  await expectNothingForeignRuns(page, `${baseURL ?? ''}/`, await noteBlocked(context));
});

test('each answer has a number of its own for its scripts', async ({ page }) => {
  const nonces = new Set<string | undefined>();
  for (let visit = 0; visit < 3; visit += 1) {
    const { 'content-security-policy': policy } = (await page.request.get('/')).headers();
    nonces.add(/'nonce-([^']+)'/.exec(policy ?? '')?.[1]);
  }
  expect(nonces.size).toBe(3);
});

test('a page made for a visitor is kept by no shared cache', async ({ page }) => {
  await page.goto('/products/pizza');
  await addButton(page, 'Margherita').click();
  await expect(cartLink(page, 1)).toBeVisible();
  for (const path of ['/', '/products/pizza', '/cart']) {
    const { 'cache-control': cached, vary } = (await page.request.get(path)).headers();
    expect(cached).toMatch(/private|no-store/);
    expect(vary).toContain('Cookie');
  }
});
