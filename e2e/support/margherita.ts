import type { Locator, Page } from '@playwright/test';
import { moreButton } from './cart';
import { priceText } from './translations';

export const openMargherita = async (page: Page): Promise<void> => {
  await page.goto('/product/pizza-margherita');
};

export const buyButton = (page: Page, price: number): Locator =>
  page
    .getByRole('button', { name: /^Add to cart: Margherita, (Add another )?/ })
    .and(page.getByRole('button', { name: priceText(price) }));

/** Thin crust, no basil, one portion of parmesan. */
const OPTIONS = {
  crust: (page: Page) => page.getByRole('radio', { name: 'Thin' }).check(),
  basil: (page: Page) => page.getByRole('switch', { name: 'Fresh basil' }).uncheck(),
  parmesan: (page: Page) => moreButton(page, 'Parmesan').click(),
} as const;

/** Sets the dish, in the order that is asked for. */
export const click = async (
  page: Page,
  options: readonly (keyof typeof OPTIONS)[],
): Promise<void> => {
  for (const option of options) await OPTIONS[option](page);
};
