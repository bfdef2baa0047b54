import type { Locator, Page } from '@playwright/test';
import { flatAddress } from '../../tests/support/addresses';
import { addButton, cartLines, cartLink, moreButton } from '../support/cart';
import { tabTo } from '../support/tab-to';
import { persistToasts } from '../support/lasting-toasts';
import { expect, test } from '../support/test';
import { giveAddresses } from '../support/fulfilment';

/** How many parts of the page would move. */
const movingParts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('body *')].filter((element) =>
        ['', '::before', '::after'].some((part) => {
          const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(
            element,
            part || null,
          );
          return (
            transitionDuration.split(', ').some((duration) => duration !== '0s') ||
            animationName !== 'none' ||
            scrollBehavior === 'smooth'
          );
        }),
      ).length,
  );

const isFocusKept = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement !== document.body);

const groundOf = (part: Locator): Promise<string> =>
  part.evaluate((element) => getComputedStyle(element).backgroundColor);

test('by the keyboard alone a dish can be found, set, put into the cart and taken out; nothing moves with reduced motion, and forced colours show what is chosen', async ({
  page,
  context,
  baseURL,
}) => {
  await persistToasts(page);
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  await giveAddresses(context, [flatAddress()], baseURL ?? '');
  await page.goto('/products/pizza');
  expect(await movingParts(page)).toBe(0);
  const kinds = page.getByRole('navigation', { name: 'Kinds: Pizza' });
  expect(await groundOf(kinds.getByRole('link', { name: 'All' }))).not.toBe(
    await groundOf(kinds.getByRole('link', { name: 'Classic' })),
  );

  await test.step('the first stop of the Tab key leads past the frame', async () => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(kinds.getByRole('link', { name: 'All' })).toBeFocused();
  });

  await test.step('the focus goes to the stepper after Add, and back to Add from zero', async () => {
    await tabTo(page, addButton(page, 'Margherita'));
    await page.keyboard.press('Space');
    await expect(moreButton(page, 'Margherita')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(addButton(page, 'Margherita')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await expect(cartLink(page, 2)).toBeVisible();
  });

  await test.step('a dish is set', async () => {
    await tabTo(page, page.getByRole('link', { name: 'Pepperoni' }));
    await page.keyboard.press('Enter');
    const dish = page.getByRole('dialog', { name: 'Pepperoni' });
    await expect(dish.getByRole('heading', { name: 'Pepperoni' })).toBeVisible();
    expect(await movingParts(page)).toBe(0);
    const crusts = page.getByRole('radio');
    await tabTo(page, crusts.first());
    await page.keyboard.press('ArrowRight');
    await expect(crusts.nth(1)).toBeChecked();
    expect(await groundOf(crusts.nth(1).locator('+ *'))).not.toBe(
      await groundOf(crusts.nth(0).locator('+ *')),
    );
    const oregano = page.getByRole('switch', { name: 'Oregano' });
    await tabTo(page, oregano);
    await page.keyboard.press('Space');
    await expect(oregano).not.toBeChecked();
    await tabTo(page, page.getByRole('button', { name: /^Add to cart: Pepperoni/ }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('link', { name: 'In cart · 1' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
  });

  await test.step('the focus is not lost when a dish is removed or brought back', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart');
    await expect(cartLines(page)).toHaveCount(2);
    const address = page.getByRole('main').getByRole('button', { name: 'Vitosha Blvd 40' });
    // No edge is drawn through the lines of the cart.
    await expect(address).toHaveCSS('border-top-width', '0px');
    await page.getByRole('main').focus();
    await tabTo(page, page.getByRole('button', { name: 'Remove: Margherita' }));
    await page.keyboard.press('Enter');
    await expect(cartLines(page)).toHaveCount(1);
    await expect.poll(() => isFocusKept(page)).toBe(true);
    await tabTo(page, page.getByRole('button', { name: 'Undo' }));
    await page.keyboard.press('Enter');
    await expect(cartLines(page)).toHaveCount(2);
    await expect.poll(() => isFocusKept(page)).toBe(true);
    await expect(cartLink(page, 3)).toBeVisible();
  });
});
