import { FAILED_ANSWER, expect, test } from '../support/test';

test(
  'when a page’s own part cannot be loaded, the page comes whole from the server, and if that does not help the shop says so and stays',
  { tag: '@long' },
  async ({ page, browserConsole }) => {
    browserConsole.allow(FAILED_ANSWER);
    browserConsole.allow(/page-contacts/);
    const PART = '**/assets/page-contacts.*.js';
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Contacts' });
    await page.goto('/products/soups');
    await page.route(PART, (route) => route.abort());
    await link.click();
    // Made by the server, it reads without its part.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contacts');
    await expect(page).toHaveURL('/contacts');

    await page.unroute(PART);
    await page.goto('/products/soups');
    await page.route(PART, (route) => route.abort());
    await link.click();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Something went wrong on our side',
    );
    await page.unroute(PART);
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contacts');
  },
);
