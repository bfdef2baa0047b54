import type { CategoryId } from '../id/ids';
import type { Money } from '../money/money';
import { sum } from '../money/money';

/** A line of an order as discounts see it. */
export interface DiscountLine {
  /** After the reduction of the dish itself, with ingredients, all pieces; in minor units. */
  readonly total: Money;
  /** False for dishes that no discount of the whole order touches. */
  readonly isDiscountable: boolean;
  /** Each category the dish is in, a subcategory and the one above it alike. */
  readonly categoryIds: readonly CategoryId[];
}

/** Those lines of an order that something is good for. */
export interface DiscountLinePick {
  /** Their places in the order. */
  readonly lineIndexes: readonly number[];
  readonly total: Money;
}

/** The lines that fulfil a condition, and what they cost together. */
export const pickDiscountLines = (
  lines: readonly DiscountLine[],
  isGood: (line: DiscountLine) => boolean,
): DiscountLinePick => ({
  lineIndexes: lines.flatMap((line, index) => (isGood(line) ? [index] : [])),
  total: sum(lines.filter(isGood).map(({ total }) => total)),
});
