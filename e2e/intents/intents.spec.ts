import type { Page } from '@playwright/test';
import { heartButton } from '../support/cart';
import { delayScript } from '../support/delay-script';
import {
  expectAccepted,
  fillContact,
  givePickup,
  payBy,
  placeButton,
  takeFirstTime,
  unfolding,
} from '../support/checkout';
import { FAILED_ANSWER, expect, test, untilHydrated } from '../support/test';

const add = (page: Page, name: string) =>
  page.getByRole('button', { name: `Add to cart: ${name}` });
const cart = (page: Page, count: number) =>
  page.getByRole('banner').getByRole('link', { name: new RegExp(`^Cart, ${String(count)} item`) });

test('what is clicked before the page hydrates shows at once, and counts once', async ({
  page,
  context,
}) => {
  const hydrate = await delayScript(page);
  await page.goto('/products/pizza', { waitUntil: 'commit' });
  await add(page, 'Margherita').click();
  await add(page, 'Margherita').click();
  await add(page, 'Pepperoni').click();
  await heartButton(page, 'Margherita').click();
  await heartButton(page, 'Pepperoni').click();
  await heartButton(page, 'Pepperoni').click();
  const logIn = page.getByRole('banner').getByRole('button', { name: 'Log in' });
  await logIn.click();
  // A second click wants it sooner.
  await logIn.click();
  // Seen by looks alone, which is what a customer sees.
  await expect(add(page, 'Margherita')).toHaveAttribute('data-pending', '2');
  await expect(heartButton(page, 'Margherita')).toHaveAttribute('data-pending', '+');
  await expect(page.getByRole('banner').locator('[data-cart-count]')).toHaveAttribute(
    'data-pending',
    '3',
  );
  hydrate();

  await test.step('what was to open opens over what else was clicked', async () => {
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await expect(cart(page, 3)).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('group', { name: 'Margherita' })).toContainText('2');
  await expect(heartButton(page, 'Margherita')).toHaveAttribute('aria-pressed', 'true');
  await expect(heartButton(page, 'Pepperoni')).toHaveAttribute('aria-pressed', 'false');
  await expect(page.locator('[data-pending]')).toHaveCount(0);
  expect(await context.cookies()).toContainEqual(expect.objectContaining({ name: 'favourites' }));
});

test('clicks go along to the next page and through a reload', async ({ page }) => {
  const hydrate = await delayScript(page);
  await page.goto('/products/pizza', { waitUntil: 'commit' });
  await add(page, 'Margherita').click();
  // A link that is followed meanwhile leads to a page that knows of it.
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  await page.waitForURL('**/cart', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Increase quantity: Margherita' }).click();
  await page.getByRole('button', { name: 'Increase quantity: Margherita' }).click();
  // It is named by what the server knows, and takes one away of what was clicked since.
  await page.getByRole('button', { name: 'Remove: Margherita' }).click();
  await page.reload({ waitUntil: 'commit' });
  hydrate();
  await expect(cart(page, 2)).toBeVisible();
  await expect(page.getByRole('main').getByRole('group', { name: 'Margherita' })).toContainText(
    '2',
  );
});

test('what is typed, chosen and sent before the page hydrates is stored, validated and used', async ({
  page,
  context,
  baseURL,
  browserConsole,
}) => {
  browserConsole.allow(FAILED_ANSWER);
  await givePickup(context, baseURL ?? '');
  const hydrate = await delayScript(page);
  await page.goto('/checkout', { waitUntil: 'commit' });
  const phone = await fillContact(page, 'R2-D2');
  const comment = page.getByRole('textbox', { name: 'Comment' });
  await comment.fill('No onions');
  await payBy(page, 'Cash').check();
  await placeButton(page).click({ noWaitAfter: true });
  const firstName = page.getByRole('textbox', { name: 'First name' });
  await expect(firstName).toHaveAttribute('aria-invalid', 'true');
  await firstName.fill('Ivan');
  hydrate();
  await untilHydrated(page);
  await takeFirstTime(page);
  await expect(comment).toHaveValue('No onions');
  await expect(page.getByRole('group', { name: 'Change for' })).toBeVisible();

  await page.getByRole('navigation', { name: 'Steps' }).getByRole('link').click();
  await page.getByRole('button', { name: 'Checkout' }).click();
  await expect(page.getByText(/^Ivan, /)).toBeVisible();
  await unfolding(page, 'Change Contact').click();
  await unfolding(page, 'Change Payment').click();
  await expect(firstName).toHaveValue('Ivan');
  await expect(comment).toHaveValue('No onions');
  await expect(payBy(page, 'Cash')).toBeChecked();
  const digits = page.getByRole('textbox', { name: 'Phone' });
  expect((await digits.inputValue()).replace(/\D/g, '')).toBe(phone);
  await placeButton(page).click();
  await expectAccepted(page);
});

test(
  'a dish is ordered in the kind that was chosen and as it was changed before the page hydrated',
  { tag: '@long' },
  async ({ page }) => {
    const hydrate = await delayScript(page);
    await page.goto('/product/pizza-margherita', { waitUntil: 'commit' });
    const kinds = page.getByRole('radio');
    await kinds.nth(1).check({ force: true });
    const more = page.getByRole('button', { name: 'Increase quantity: Mushrooms' });
    await more.click();
    await more.click();
    const counted = page.getByRole('group', { name: 'Mushrooms' }).locator('[data-count]');
    await expect(counted).toHaveAttribute('data-pending', '2');
    await page.getByRole('switch').first().click({ force: true });
    await page.getByRole('button', { name: /^Add to cart: Margherita/ }).click();
    hydrate();
    await expect(cart(page, 1)).toBeVisible();
    await expect(kinds.nth(1)).toBeChecked();
    await expect(counted).toHaveText('2');
    await expect(counted).not.toHaveAttribute('data-pending');
    const kind = await kinds.nth(1).evaluate((radio) => radio.parentElement?.textContent ?? '');
    expect(kind).not.toBe('');
    await cart(page, 1).click();
    await expect(page.getByRole('main').getByText(kind).first()).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Mushrooms × 2');
    await expect(page.getByRole('main')).toContainText('Without: Fresh basil');
  },
);
