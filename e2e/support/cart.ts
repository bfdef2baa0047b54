import type { BrowserContext, Locator, Page } from '@playwright/test';
import { encodeCart } from '../../src/infrastructure/storage/cart-cookie';
import { splitCookie, partName } from '../../src/infrastructure/storage/cookie-parts';
import type { CartLine } from '../../src/domain/cart/cart-line';

export interface PlainLine {
  readonly productId: number;
  readonly quantity: number;
  readonly ingredients?: CartLine['ingredients'];
  readonly choiceId?: number;
}

export const MARGHERITA: PlainLine = { productId: 101, quantity: 1 };
export const PEPPERONI: PlainLine = { productId: 102, quantity: 1 };

const asLine = ({ ingredients = [], choiceId, ...line }: PlainLine): CartLine => ({
  ...line,
  ingredients,
  choiceId: choiceId ?? null,
});

export const cartText = (lines: readonly PlainLine[]): string => encodeCart(lines.map(asLine));

/** Gives the visitor a cart of an earlier visit. */
export const giveCart = async (
  context: BrowserContext,
  lines: readonly PlainLine[],
  url: string,
): Promise<void> => {
  if (lines.length === 0) return;
  await context.addCookies(
    splitCookie(cartText(lines)).map((value, index) => ({
      name: partName('cart', index),
      value,
      url,
    })),
  );
};

/** What the restaurant itself asks for a cart. */
export const priceOf = async (page: Page, lines: readonly PlainLine[]): Promise<number> => {
  const answer = await page.request.post('/api/v1/cart/calculate', {
    headers: { Client: 'web' },
    data: {
      domainId: 1,
      orderType: 'delivery',
      goods: lines.map(({ productId, quantity, ingredients = [], choiceId }) => ({
        id: productId,
        qtt: quantity,
        ingredients: ingredients.map(({ ingredientId, quantity: qtt }) => ({
          id: ingredientId,
          qtt,
        })),
        free_of_choice: choiceId ?? null,
      })),
    },
  });
  const { total } = (await answer.json()) as { readonly total: number };
  return total;
};

export const CALCULATE = '**/api/v1/cart/calculate';

/** The cart's link in the header, by how many dishes it counts. */
export const cartLink = (page: Page, count: number): Locator =>
  page.getByRole('banner').getByRole('link', {
    name: count === 0 ? 'Cart' : new RegExp(`^Cart, ${String(count)} items?(?!\\w)`),
    exact: true,
  });

export const card = (page: Page, name: string): Locator =>
  page.getByRole('article', { name, exact: true }).first();

export const addButton = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `Add to cart: ${name}`, exact: true }).first();

export const moreButton = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `Increase quantity: ${name}`, exact: true }).first();

export const fewerButton = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `Decrease quantity: ${name}`, exact: true }).first();

export const removeButton = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `Remove: ${name}`, exact: true }).first();

/** The lines of the cart page. */
export const cartLines = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });

export const summary = (page: Page): Locator => page.getByRole('region', { name: 'Order summary' });

/** The last of the sums. */
/** The total in the shop's own currency; below it stands what it is in the second one. */
export const total = (page: Page): Locator =>
  summary(page).getByRole('definition').filter({ hasText: 'лв.' }).last();
