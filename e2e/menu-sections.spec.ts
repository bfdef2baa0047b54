import type { Page } from '@playwright/test';
import { nextFrames } from './support/frames';
import { CATEGORIES, dishesOf } from './support/menu';
import { noteShifts, shifts } from './support/shifts';
import { expect, test } from './support/test';

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
