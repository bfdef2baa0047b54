import type { BrowserContext, Locator, Page } from '@playwright/test';
import { encodeCart } from '../../src/infrastructure/storage/cart-cookie';
import { splitCookie, partName } from '../../src/infrastructure/storage/cookie-parts';
import type { CartLine } from '../../src/domain/cart/cart-line';
import { ingredientId, optionId, productId } from '../../tests/support/ids';

export interface PlainLine {
  readonly productId: number;
  readonly quantity: number;
  readonly ingredients?: readonly { readonly ingredientId: number; readonly quantity: number }[];
  readonly choiceId?: number;
}

export const MARGHERITA: PlainLine = { productId: 101, quantity: 1 };
export const PEPPERONI: PlainLine = { productId: 102, quantity: 1 };

const asLine = ({ ingredients = [], choiceId, ...line }: PlainLine): CartLine => ({
  productId: productId(line.productId),
  quantity: line.quantity,
  ingredients: ingredients.map((change) => ({
    ingredientId: ingredientId(change.ingredientId),
    quantity: change.quantity,
  })),
  choiceId: choiceId === undefined ? null : optionId(choiceId),
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
      goods: lines.map(asLine).map((line) => ({
        id: line.productId,
        qtt: line.quantity,
        ingredients: line.ingredients.map((change) => ({
          id: change.ingredientId,
          qtt: change.quantity,
        })),
        free_of_choice: line.choiceId,
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

/** The favourite toggle of a dish, whatever it says. */
export const heartButton = (page: Page, name: string): Locator =>
  page
    .getByRole('button', { name: new RegExp(`(Add to|Remove from) favourites: ${name}`) })
    .first();

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
export const total = (page: Page): Locator =>
  summary(page).getByRole('definition').filter({ hasText: '€' }).last();
