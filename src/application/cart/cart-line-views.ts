import { createSelector } from 'reselect';
import type { CartLine } from '../../domain/cart/cart-line';
import { lineKey } from '../../domain/cart/cart-line';
import type { Picture, Product, ProductCard } from '../../domain/catalogue/product';
import type { ProductId } from '../../domain/id/ids';
import type { Money } from '../../domain/money/money';
import { times } from '../../domain/money/money';
import { selectCart } from './cart-slice';

/** Name and picture of a line, from the answer or from the menu. */
export interface CartDish {
  readonly name: string;
  readonly picture: Picture | null;
  /** Null where the dish has no page now. */
  readonly slug: string | null;
}

export interface CartLineView {
  readonly key: string;
  readonly quantity: number;
  readonly productId: ProductId;
  readonly product: Product | null;
  /** Null where nobody has ever said what it is. */
  readonly dish: CartDish | null;
  /** What the customer changed, in words that the page completes. */
  readonly removed: readonly string[];
  readonly added: readonly { readonly name: string; readonly portions: number }[];
  readonly choiceName: string | null;
  /** The last known total of the line, or by the menu's last known price; null where none is known. */
  readonly total: Money | null;
  readonly unavailableReason: string | null;
}

const choiceNameOf = (line: CartLine, product: Product | null): string | null =>
  line.choiceId === null
    ? null
    : (product?.choice?.options.find(({ id }) => id === line.choiceId)?.name ?? null);

const changesOf = (line: CartLine, product: Product | null) => {
  const named = line.ingredients.flatMap(({ ingredientId, quantity }) => {
    const ingredient = product?.ingredients.find(({ id }) => id === ingredientId);
    return ingredient ? [{ ingredient, quantity }] : [];
  });
  return {
    removed: named
      .filter(({ ingredient, quantity }) => quantity < ingredient.defaultQuantity)
      .map(({ ingredient }) => ingredient.name),
    added: named
      .filter(({ ingredient, quantity }) => quantity > ingredient.defaultQuantity)
      .map(({ ingredient, quantity }) => ({
        name: ingredient.name,
        portions: quantity - ingredient.defaultQuantity,
      })),
  };
};

/** Returns what an unchanged line comes to by the menu, for a cart without any price. */
const menuTotal = (line: CartLine, card: ProductCard | undefined): Money | null =>
  card && line.choiceId === null && line.ingredients.length === 0
    ? times(card.price, line.quantity)
    : null;

/** The cart's lines with their names, changes and last known sums. */
export const selectCartLines = createSelector([selectCart], (cart): readonly CartLineView[] => {
  const products = new Map(cart.products.map((product) => [product.id, product]));
  const totals = new Map(cart.calculation?.lines.map(({ key, total }) => [key, total]));
  // The answer names unavailable lines by their place in the cart that was sent.
  const unavailable = new Map(
    cart.calculation?.unavailable.flatMap((entry) => {
      const line = cart.calculatedFor[entry.lineIndex];
      return line ? [[lineKey(line), entry] as const] : [];
    }),
  );
  const hasNoPrice = cart.calculation === null && cart.progress === 'failed';
  return cart.lines.map((line) => {
    const key = lineKey(line);
    const product = products.get(line.productId) ?? null;
    const seen = cart.seenDishes.find(({ id }) => id === line.productId);
    const entry = unavailable.get(key);
    const dish = product ?? seen;
    return {
      key,
      quantity: line.quantity,
      productId: line.productId,
      product,
      dish: dish ?? (entry ? { ...entry, slug: null } : null),
      ...changesOf(line, product),
      choiceName: choiceNameOf(line, product),
      total: totals.get(key) ?? (hasNoPrice ? menuTotal(line, dish) : null),
      unavailableReason: entry?.reason ?? null,
    };
  });
});

/** The names of the cart's dishes, by line. */
export const selectDishNames = createSelector(
  [selectCartLines],
  (lines): ReadonlyMap<string, string> =>
    new Map(lines.map(({ key, dish }) => [key, dish?.name ?? ''])),
);
