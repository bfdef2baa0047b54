import type { Locator, Page } from '@playwright/test';
import { addButton } from '../support/cart';
import { expect, test } from '../support/test';

const phones = (page: Page): Locator =>
  page.getByRole('banner').locator('summary').filter({ hasText: 'Call us: ' });
const hotline = (page: Page): Locator =>
  page.getByRole('banner').getByRole('link', { name: /^0 700 00 000/ });

test(
  'the phones open under a mouse and by the Tab key, and the banners move by their buttons',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/');
    await test.step('which rest where there is no further', async () => {
      const previous = page.getByRole('button', { name: 'Previous' });
      const next = page.getByRole('button', { name: 'Next', exact: true });
      await expect(previous).toHaveAttribute('aria-disabled', 'true');
      await expect(next).not.toHaveAttribute('aria-disabled');
      await next.focus();
      // A click while it still moves takes it no further, so there may be more clicks than banners.
      for (let click = 0; click < 40 && !(await next.getAttribute('aria-disabled')); click += 1) {
        const before = await page.evaluate(
          () => document.querySelector('ul[aria-label]')?.scrollLeft,
        );
        await page.keyboard.press('Enter');
        await expect(previous).not.toHaveAttribute('aria-disabled');
        expect(before).toBeDefined();
      }
      await expect(next).toHaveAttribute('aria-disabled', 'true');
      await expect(next).toBeFocused();
    });

    await expect(hotline(page)).toBeHidden();
    await phones(page).hover();
    await expect(hotline(page)).toContainText('Hotline');
    await hotline(page).hover();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Telegram' })).toBeVisible();
    await page.mouse.move(600, 600);
    await expect(hotline(page)).toBeHidden();

    await page.getByRole('banner').getByRole('button', { name: 'Search' }).focus();
    await page.keyboard.press('Tab');
    await expect(phones(page)).toBeFocused();
    await expect(hotline(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(hotline(page)).toBeHidden();
    await expect(phones(page)).toBeFocused();

    // What has no room in the row is below "More", and a choice closes it.
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await navigation.locator('summary').click();
    await navigation.getByRole('link', { name: 'Contacts' }).click();
    await expect(page).toHaveURL('/contacts');
    await expect(navigation.getByRole('link', { name: 'Contacts' })).toBeHidden();
  },
);

test('on a phone the drawer has the rest of the header, and gives way to what is chosen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/products/pizza');
  const button = page.getByRole('button', { name: 'Open menu' });
  const drawer = page.getByRole('dialog', { name: 'Tavolino' });
  await button.click();
  await expect(drawer).toBeVisible();
  await page.mouse.move(100, 300);
  await page.mouse.wheel(0, 2000);
  await expect(drawer.getByRole('link', { name: 'Telegram' })).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await drawer.locator('summary').filter({ hasText: 'City: Sofia' }).click();
  await expect(drawer.getByRole('link', { name: 'Varna' })).toBeVisible();
  await drawer.locator('summary').filter({ hasText: 'Language: English' }).click();
  await drawer.getByRole('link', { name: 'Русский' }).click();
  await expect(page).toHaveURL('/ru/products/pizza');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Открыть меню' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Новости' }).click();
  await expect(page).toHaveURL('/ru/news');
  await expect(page.getByRole('dialog')).toBeHidden();

  await test.step('the longest name of a link goes on in its next line', async () => {
    await page.getByRole('button', { name: 'Открыть меню' }).click();
    const wider = await page.getByRole('dialog').evaluate((dialog) => {
      // The restaurant's own ones stand behind the shop's.
      const links = [...dialog.querySelectorAll('nav > ul > li > a')].slice(-3);
      const edge = dialog.getBoundingClientRect().right;
      return links.filter((link) => {
        const { textContent } = link;
        link.textContent = 'm'.repeat(300);
        const isWider =
          link.scrollWidth > link.clientWidth || link.getBoundingClientRect().right > edge;
        link.textContent = textContent;
        return isWider;
      }).length;
    });
    expect(wider).toBe(0);
    await page.keyboard.press('Escape');
  });

  await test.step('it goes when the screen becomes as wide as a desktop, and the focus stays in sight', async () => {
    await page.setViewportSize({ width: 1000, height: 800 });
    await page.getByRole('button', { name: 'Открыть меню' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('banner').locator(':focus')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Открыть меню' })).toBeHidden();
  });
});

const bottomOf = async (part: Locator): Promise<number> => {
  const box = await part.boundingBox();
  return box ? box.y + box.height : Number.NaN;
};

/** Going over to another language asks the restaurant again what it warns of. */
const goOver = async (page: Page, now: string, language: string): Promise<void> => {
  await page.getByRole('banner').locator('summary').filter({ hasText: now }).click();
  await page.getByRole('banner').getByRole('link', { name: language }).click();
};

test(
  'a warning stands below the bar of the cart, and stays away once it is put away',
  { tag: '@long' },
  async ({ page }) => {
    const text = 'Snow: couriers may be late.';
    await page.route('**/api/v1/settings', async (route) => {
      const answer = await route.fetch();
      const settings = (await answer.json()) as Readonly<Record<string, unknown>>;
      await route.fulfill({ response: answer, json: { ...settings, warning_text: text } });
    });
    await page.setViewportSize({ width: 800, height: 640 });
    await page.goto('/products/pizza');
    await addButton(page, 'Margherita').click();
    await goOver(page, 'Language: English', 'Русский');
    const bar = page.getByRole('region', { name: 'Объявление' });
    await expect(bar).toContainText(text);
    expect(await bottomOf(bar)).toBe(640);
    const top = 640 - ((await bar.boundingBox())?.height ?? 0);
    const cart = page.getByRole('link', { name: /^В корзину/ });
    await expect.poll(() => bottomOf(cart)).toBeLessThan(top);

    await bar.getByRole('button', { name: 'Скрыть объявление' }).click();
    await expect(bar).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    await goOver(page, 'Язык: Русский', 'English');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pizza');
    await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden();
  },
);
