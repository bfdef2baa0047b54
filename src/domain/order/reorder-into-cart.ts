import type { CartLine } from '../cart/cart-line';
import { lineKey, mergeLines } from '../cart/cart-line';
import type { Reorder } from './reorder';

/** The present cart with an old order's lines added to it. Rules 13.9, 2.3, 2.4. */
export const addReorder = (
  cart: readonly CartLine[],
  { lines }: Pick<Reorder, 'lines'>,
): readonly CartLine[] => mergeLines(cart, lines, 'increase');

/**
 * The cart without what an old order has brought into it, in one step. What has been added or taken
 * out since stays so. Rules 13.9.
 */
export const takeBackReorder = (
  cart: readonly CartLine[],
  before: readonly CartLine[],
  after: readonly CartLine[],
): readonly CartLine[] => {
  const had = new Map(before.map((line) => [lineKey(line), line.quantity]));
  const brought = new Map(
    after.map((line) => [lineKey(line), line.quantity - (had.get(lineKey(line)) ?? 0)]),
  );
  return cart.flatMap((line) => {
    const quantity = line.quantity - (brought.get(lineKey(line)) ?? 0);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
};
