import type { CartLine } from '../cart/cart-line';
import type { ProductId } from '../id/ids';
import type { Money } from '../money/money';
import type { OrderStatus } from './order-status';
import { isFinalStatus } from './order-status';
import type { NonEmpty } from '../list/non-empty';
import { isNonEmpty } from '../list/non-empty';
import type { DroppedPart, LineMissing, OrderedLine, ReorderableProduct } from './reorder-line';
import { lineToday } from './reorder-line';

/** A line that costs differently than it did; prices of one piece with its paid ingredients. */
export interface RepricedLine {
  readonly ordered: OrderedLine;
  readonly before: Money;
  readonly after: Money;
}

/** A line that can be had, without some of what had been added to it. */
export interface LessenedLine {
  readonly ordered: OrderedLine;
  readonly parts: NonEmpty<DroppedPart>;
}

export interface MissingLine {
  readonly ordered: OrderedLine;
  readonly why: LineMissing;
}

/** How an old order differs from what can be ordered today. Rules 13.9. */
export interface Reorder {
  /** Whatever can be had, at whatever price, in the order of then. */
  readonly lines: readonly CartLine[];
  /** Those of the lines that cost differently. */
  readonly changed: readonly RepricedLine[];
  /** Those of the lines that come without something. */
  readonly lessened: readonly LessenedLine[];
  readonly missing: readonly MissingLine[];
}

/** Returns whether an order can be ordered again: one that has ended. Rules 13.9. */
export const canReorder = (status: OrderStatus): boolean => isFinalStatus(status);

/** An old order held against today's menu. Rules 13.9. */
export const reorderFrom = (
  orderedLines: readonly OrderedLine[],
  menu: ReadonlyMap<ProductId, ReorderableProduct>,
): Reorder => {
  const lines: CartLine[] = [];
  const changed: RepricedLine[] = [];
  const lessened: LessenedLine[] = [];
  const missing: MissingLine[] = [];
  for (const ordered of orderedLines) {
    const today = lineToday(ordered, menu.get(ordered.line.productId));
    if (!today.ok) {
      missing.push({ ordered, why: today.error });
      continue;
    }
    const { line, price, dropped } = today.value;
    lines.push(line);
    if (price !== ordered.price) changed.push({ ordered, before: ordered.price, after: price });
    if (isNonEmpty(dropped)) lessened.push({ ordered, parts: dropped });
  }
  return { lines, changed, lessened, missing };
};
