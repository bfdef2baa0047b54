import type { Percent } from '../money/percent';
import { percentOf } from '../money/percent';
import type { OrderType } from '../fulfilment/order-type';
import type { DiscountCandidate } from '../promotion/discount';
import type { DiscountLine } from '../promotion/discount-line';
import { pickDiscountLines } from '../promotion/discount-line';

/**
 * The discount that an order could have for being picked up, on its discountable lines; null where
 * it is delivered, or nothing would be taken off. `name` is what the customer reads. Rules 8.4.
 */
export const pickupDiscount = (
  orderType: OrderType,
  lines: readonly DiscountLine[],
  percent: Percent,
  name: string,
): DiscountCandidate | null => {
  if (orderType !== 'pickup') return null;
  const { lineIndexes, total } = pickDiscountLines(lines, ({ isDiscountable }) => isDiscountable);
  const amount = percentOf(total, percent);
  return amount > 0
    ? { type: 'pickup', name, percent, amount, lineIndexes, stackable: false }
    : null;
};
