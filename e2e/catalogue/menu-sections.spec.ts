import type { Page } from '@playwright/test';
import { flatAddress } from '../../tests/support/addresses';
import { nextFrames } from '../support/frames';
import { addButton, cartLink } from '../support/cart';
import { CATEGORIES, dishesOf } from '../support/menu';
import { noteShifts, shifts } from '../support/shifts';
import { expect, test } from '../support/test';
import { giveAddresses } from '../support/fulfilment';

const FRAMES_TO_REST = 20;

const section = (page: Page, name: string) =>
  page.getByRole('main').getByRole('region', { name, exact: true });

const category = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name });

const MOST_SHIFT = 0.02;

test('the whole menu is one page: its sections come while scrolling and move nothing, and the way back from a dish keeps the place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await page.addInitScript(noteShifts);
  await page.goto('/products');
  const first = section(page, 'Pizza').getByRole('article');
  await expect(first).toHaveCount(dishesOf('pizza').length);
  await expect(section(page, 'Grill').getByRole('article')).toHaveCount(0);

  await test.step('section by section', async () => {
    for (const { chpu, name } of CATEGORIES) {
      await section(page, name.en).scrollIntoViewIfNeeded();
      await expect(section(page, name.en).getByRole('article')).toHaveCount(dishesOf(chpu).length);
      await expect(category(page, name.en)).toBeVisible();
    }
    expect((await shifts(page)).unasked).toBeLessThan(MOST_SHIFT);
  });

  await test.step('back from a dish', async () => {
    const dish = page.getByRole('link', { name: 'Beef Goulash' });
    await dish.scrollIntoViewIfNeeded();
    await nextFrames(page, FRAMES_TO_REST);
    const place = await dish.evaluate((link: HTMLElement) => {
      const before = link.getBoundingClientRect().top;
      link.click();
      return before;
    });
    await expect(page.getByRole('heading', { name: 'Beef Goulash' }).first()).toBeVisible();
    await page.goBack();
    await expect
      .poll(() =>
        dish.evaluate((link, wanted) => Math.abs(link.getBoundingClientRect().top - wanted), place),
      )
      .toBeLessThan(5);
  });
});

test('the row of categories marks the section in view, scrolls to the one that is chosen, and writes it into the address', async ({
  page,
}) => {
  await page.goto('/products');
  await category(page, 'Soups').click();
  await expect(page).toHaveURL('/products#soups');
  await expect(category(page, 'Soups')).toHaveAttribute('aria-current', 'true');
  await expect(section(page, 'Soups').getByRole('article')).toHaveCount(dishesOf('soups').length);
  await expect(section(page, 'Soups').getByRole('link', { name: 'Soups' })).toBeInViewport();
  await expect(section(page, 'Soups').getByRole('link', { name: 'Soups' })).toBeFocused();

  await page.reload();
  await expect(section(page, 'Soups').getByRole('link', { name: 'Soups' })).toBeInViewport();
  await expect(category(page, 'Soups')).toHaveAttribute('aria-current', 'true');

  await test.step('a filter is for all sections', async () => {
    await page.getByRole('link', { name: 'Spicy' }).first().click();
    await expect(page).toHaveURL('/products?filter=2');
    for (const { chpu, name } of CATEGORIES) {
      const spicy = dishesOf(chpu).filter(({ filters }) =>
        filters.some((mark) => mark === 'spicy'),
      );
      await expect(section(page, name.en).getByRole('article')).toHaveCount(spicy.length);
    }
  });
});

test('without scripts the menu shows its first section and links to the others', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({
    javaScriptEnabled: false,
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  await page.goto('/products');
  await expect(section(page, 'Pizza').getByRole('article')).toHaveCount(dishesOf('pizza').length);
  await section(page, 'Soups').getByRole('link', { name: 'Soups' }).click();
  await expect(page).toHaveURL('/products/soups');
  await page.close();
});

test('from 1200 px on the cart stands beside the menu and counts along; below there is none of it', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const panel = page.getByRole('complementary', { name: 'Cart' });
  await page.setViewportSize({ width: 1100, height: 800 });
  await page.goto('/products');
  await addButton(page, 'Margherita').click();
  await expect(cartLink(page, 1)).toBeVisible();
  await expect(panel).toHaveCount(0);
  expect(asked.filter((address) => address.includes('cart-panel'))).toEqual([]);

  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(panel.getByRole('link', { name: 'Margherita' })).toBeVisible();
  await addButton(page, 'Pepperoni').click();
  // The card has buttons of the same dish, under the usual names.
  await expect(page.getByRole('button', { name: 'Increase quantity: Pepperoni' })).toHaveCount(1);
  await panel.getByRole('button', { name: 'One more in the cart: Pepperoni' }).click();
  await expect(cartLink(page, 3)).toBeVisible();
  await expect(panel.getByRole('region', { name: 'Order summary' })).toContainText('22.86');
  await panel.getByRole('button', { name: 'Take out of the cart: Pepperoni' }).click();
  await panel.getByRole('button', { name: 'Take out of the cart: Margherita' }).click();
  await expect(panel).toContainText('The cart is empty');
  await expect(cartLink(page, 0)).toBeVisible();
});

test('on phones a line above the menu asks where to, and after a choice says what that takes', async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/products');
  const line = page.getByRole('region', { name: 'Where shall we bring it?' }).getByRole('button');
  await expect(line).toHaveAccessibleName(/^Where shall we bring it\?/);
  await line.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');

  await giveAddresses(context, [flatAddress()], baseURL ?? '');
  await page.addInitScript(noteShifts);
  await page.goto('/products/pizza');
  await expect(line).toHaveAccessibleName(/^Deliver to: /);
  await expect(line).toHaveAccessibleDescription(/^\d+ min · /);
  expect((await shifts(page)).unasked).toBeLessThan(MOST_SHIFT);
});
