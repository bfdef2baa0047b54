import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { addButton, cartLink, giveCart, moreButton } from './support/cart';
import { PAGE_KINDS, addressIn } from './support/pages';
import { FAILED_ANSWER, expect, test } from './support/test';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Every rule that the page breaks, and where. */
const violations = async (page: Page): Promise<readonly string[]> => {
  // Evaluated by the browser's inspector, which the content policy does not concern.
  await page.evaluate(AXE);
  const results = (await page.evaluate('axe.run()')) as AxeResults;
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
};

const SCHEMES = ['light', 'dark'] as const;

const expectNoViolations = async (page: Page): Promise<void> => {
  for (const colorScheme of SCHEMES) {
    // Colours are judged as they are in the end, not on their way there.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect.soft(await violations(page), `in ${colorScheme} colours`).toEqual([]);
  }
};

for (const { name, path, status, cart } of PAGE_KINDS) {
  test(`${name} has no fault that axe finds, in light and in dark colours`, async ({
    page,
    context,
    baseURL,
    browserConsole,
  }) => {
    if (status !== 200) browserConsole.allow(FAILED_ANSWER);
    await giveCart(context, cart, baseURL ?? '');
    await page.goto(addressIn('ru', path));
    await expectNoViolations(page);
  });
}

test('what a customer opens and causes has no fault that axe finds', async ({
  page,
  browserConsole,
}) => {
  browserConsole.allow(FAILED_ANSWER, 2);
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
