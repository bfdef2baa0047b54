import type { CartLine } from '../cart/cart-line';
import { mergeLines } from '../cart/cart-lines';
import type { ProductId } from '../id/ids';
import type { Money } from '../money/money';
import type { OrderStatus } from './order-status';
import { isFinalStatus } from './order-status';
import type { LineMissing, OrderedLine, ReorderableProduct } from './reorder-line';
import { lineToday } from './reorder-line';

/** A line that costs differently than it did; prices of one piece with its paid ingredients. */
export interface RepricedLine {
  readonly ordered: OrderedLine;
  readonly before: Money;
  readonly after: Money;
}

export interface MissingLine {
  readonly ordered: OrderedLine;
  readonly why: LineMissing;
}

/** How an old order differs from what can be ordered today. Rules 13.9. */
export interface Reorder {
  /** Whatever can be had as it was, at whatever price, in the order of then. */
  readonly lines: readonly CartLine[];
  /** Those of the lines that cost differently. */
  readonly changed: readonly RepricedLine[];
  readonly missing: readonly MissingLine[];
}

/** Whether an order can be ordered again: one that has ended. Rules 13.9. */
export const canReorder = (status: OrderStatus): boolean => isFinalStatus(status);

/** An old order held against today's menu. Rules 13.9. */
export const reorderFrom = (
  orderedLines: readonly OrderedLine[],
  menu: ReadonlyMap<ProductId, ReorderableProduct>,
): Reorder => {
  const lines: CartLine[] = [];
  const changed: RepricedLine[] = [];
  const missing: MissingLine[] = [];
  for (const ordered of orderedLines) {
    const today = lineToday(ordered, menu.get(ordered.line.productId));
    if (!today.ok) {
      missing.push({ ordered, why: today.error });
      continue;
    }
    const { line, price } = today.value;
    lines.push(line);
    if (price !== ordered.price) changed.push({ ordered, before: ordered.price, after: price });
  }
  return { lines, changed, missing };
};

/** The present cart with an old order's lines added to it. Rules 13.9, 2.3, 2.4. */
export const addReorder = (cart: readonly CartLine[], { lines }: Reorder): readonly CartLine[] =>
  mergeLines(cart, lines, 'increase');
