import { overhang } from '../support/fit';
import { FAILED_ANSWER, expect, test } from '../support/test';

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 640 } });

test('without scripts every page says how to order, and leads to the other languages and cities, also one that is not found', async ({
  page,
  browserConsole,
}) => {
  browserConsole.allow(FAILED_ANSWER);
  await page.goto('/products/pizza');
  const notice = page.getByRole('complementary');
  await expect(notice).toContainText('Without JavaScript you can order here too');
  await expect(notice.getByRole('link')).toHaveAttribute('href', /^tel:\+\d+$/);
  expect(await overhang(page)).toEqual([]);
  const languages = page
    .getByRole('contentinfo')
    .getByRole('list', { name: 'Languages' })
    .getByRole('link');
  await expect(languages).toHaveText(['Русский', 'Български', 'Қазақша', 'Українська']);
  for (const link of await languages.all())
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await languages.first().click();
  await expect(page).toHaveURL('/ru/products/pizza');
  await expect(page.getByRole('complementary')).toContainText('без JavaScript');

  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Varna' })).toBeHidden();
  await header.locator('summary').filter({ hasText: 'Sofia' }).click();
  await expect(header.getByRole('link', { name: 'Varna' })).toBeVisible();
  await header.locator('summary').filter({ hasText: 'Language: English' }).click();
  await expect(header.getByRole('link', { name: 'Русский' })).toBeVisible();
});
