import { expectNoViolations } from '../support/axe';
import { addButton, card, cartLink, fewerButton, moreButton } from '../support/cart';
import { noteShifts, shifts } from '../support/shifts';
import { FAILED_ANSWER, expect, test } from '../support/test';

test('a dish opens over the menu, which stays where it is, and is a page of its own to everybody else', async ({
  page,
  context,
}) => {
  await page.addInitScript(noteShifts);
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto('/products/pizza');
  const link = card(page, 'BBQ Chicken').getByRole('link');
  const dish = page.getByRole('dialog', { name: 'BBQ Chicken' });
  await link.scrollIntoViewIfNeeded();
  await link.focus();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(300);

  await test.step('with its address and title, and the focus inside', async () => {
    await link.press('Enter');
    await expect(dish.getByRole('heading', { name: 'BBQ Chicken' })).toBeVisible();
    await expect(page).toHaveURL('/product/pizza-bbq-chicken');
    await expect(page).toHaveTitle(/BBQ Chicken/);
    expect(await dish.evaluate((window) => window.contains(document.activeElement))).toBe(true);
    await expect(dish.getByRole('region', { name: 'Goes well with this' })).toBeVisible();
    await expectNoViolations(page);
  });

  await test.step('Back, Escape and the cross close it, and give the focus back', async () => {
    for (const close of [
      () => page.goBack(),
      () => page.keyboard.press('Escape'),
      () => dish.getByRole('button', { name: 'Close' }).click(),
    ]) {
      await expect(dish).toBeVisible();
      await close();
      await expect(dish).toHaveCount(0);
      await expect(page).toHaveURL('/products/pizza');
      await expect(page).toHaveTitle(/^Pizza/);
      await expect(link).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(place);
      await link.press('Enter');
    }
  });

  await test.step('what goes well with it takes its place, and the way back leads to the menu', async () => {
    const other = dish.getByRole('region', { name: 'Goes well with this' }).getByRole('link');
    const name = (await other.first().textContent()) ?? '';
    await other.first().click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await expect(dish).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/products/pizza');
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
    expect((await shifts(page)).unasked).toBeLessThan(0.02);
  });

  await test.step('a click with a key opens a tab, which is the page', async () => {
    const opened = context.waitForEvent('page');
    await link.click({ modifiers: ['ControlOrMeta'] });
    const tab = await opened;
    await expect(tab.getByRole('heading', { level: 1, name: 'BBQ Chicken' })).toBeVisible();
    await expect(tab.getByRole('dialog')).toHaveCount(0);
    await tab.close();
  });

  await test.step('and so is a reload', async () => {
    await link.click();
    await expect(dish).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'BBQ Chicken' })).toBeVisible();
    await expect(dish).toHaveCount(0);
    await page.goBack();
    await expect(addButton(page, 'Margherita')).toBeAttached();
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: 'BBQ Chicken' })).toBeVisible();
  });
});

test('what is added is said once with what the cart comes to, opens the stepper in place and is at hand in the dish', async ({
  page,
}) => {
  await page.goto('/products/pizza');
  const news = page.getByText(/^Margherita added, cart 6\.60/);
  await addButton(page, 'Margherita').press('Enter');
  await expect(moreButton(page, 'Margherita')).toBeFocused();
  await expect(news).toHaveCount(1);
  await expect(cartLink(page, 1)).toBeVisible();
  await fewerButton(page, 'Margherita').press('Enter');
  await expect(addButton(page, 'Margherita')).toBeFocused();

  await card(page, 'Margherita').getByRole('link').click();
  const dish = page.getByRole('dialog', { name: 'Margherita' });
  const add = dish.getByRole('button', { name: /^Add to cart: Margherita/ });
  await dish.getByRole('button', { name: 'Increase quantity: Margherita' }).click();
  await add.dblclick();
  await expect(dish.getByText(/^Margherita added, cart 13\.20/)).toHaveCount(1);
  await expect(add).toContainText('Add another');
  await dish.getByRole('link', { name: 'In cart · 2' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
});

test(
  'where the part that shows it cannot be had, its address is a page',
  { tag: '@long' },
  async ({ page, browserConsole }) => {
    browserConsole.allow(FAILED_ANSWER);
    browserConsole.allow(/dish-window/);
    await page.route('**/assets/dish-window.*.js', (route) => route.abort());
    await page.goto('/products/soups');
    await card(page, 'Borscht').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Borscht' })).toBeVisible();
    await expect(page).toHaveURL('/product/soup-borscht');
  },
);
