import { addButton, cartLink, moreButton } from '../support/cart';
import { expectNoViolations } from '../support/axe';
import { persistToasts } from '../support/lasting-toasts';
import { FAILED_ANSWER, expect, test } from '../support/test';

test('what a customer opens and causes has no fault that axe finds', async ({
  page,
  browserConsole,
}) => {
  browserConsole.allow(FAILED_ANSWER);
  await persistToasts(page);
  await page.goto('/products/pizza');
  await addButton(page, 'Margherita').click();
  await page
    .getByRole('banner')
    .locator('summary')
    .filter({ hasText: 'Language: English' })
    .click();
  await expectNoViolations(page);

  await page.route('**/api/v1/cart/calculate', (route) => route.fulfill({ status: 503 }));
  await cartLink(page, 1).click();
  await moreButton(page, 'Margherita').click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Remove: Margherita' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expectNoViolations(page);
});
