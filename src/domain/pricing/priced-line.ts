import { lineTotal } from '../cart/line-price';
import type { ProductId } from '../id/ids';
import type { Money } from '../money/money';
import { minus, money, sum, times } from '../money/money';

/** What a dish costs on the menu. */
export interface MenuPrice {
  readonly price: Money;
  /** The price before a reduction, struck through; null when there is none. */
  readonly oldPrice: Money | null;
}

/** What decides the price of a line, as the menu and the cart know it. */
export interface LineToPrice {
  readonly productId: ProductId;
  readonly menuPrice: MenuPrice;
  /** The paid ingredients of one piece. Rules 3.2. */
  readonly ingredientsCharge: Money;
  readonly quantity: number;
}

/** A line with its price, before discounts of the whole order. All sums in minor units. Rules 8.3. */
export interface PricedLine {
  readonly productId: ProductId;
  readonly quantity: number;
  /** One piece without ingredients, before the reduction of the dish itself. */
  readonly listPrice: Money;
  /** The same after it: what one piece costs. */
  readonly unitPrice: Money;
  /** The paid ingredients of one piece. */
  readonly ingredientsCharge: Money;
  /** What the reduction of the dish saves on the whole line. */
  readonly reduction: Money;
  readonly total: Money;
}

/** An old price that is not above the price is no reduction. */
const listPriceOf = ({ price, oldPrice }: MenuPrice): Money =>
  money(Math.max(price, oldPrice ?? price));

/** The price of a line; the reduction of a dish does not touch its ingredients. Rules 8.3. */
export const priceLine = (line: LineToPrice): PricedLine => {
  const listPrice = listPriceOf(line.menuPrice);
  const unitPrice = line.menuPrice.price;
  return {
    productId: line.productId,
    quantity: line.quantity,
    listPrice,
    unitPrice,
    ingredientsCharge: line.ingredientsCharge,
    reduction: times(minus(listPrice, unitPrice), line.quantity),
    total: lineTotal(unitPrice, line.ingredientsCharge, line.quantity),
  };
};

/** A part of an order with its price, whatever it is. */
export interface WithTotal {
  readonly total: Money;
}

/**
 * The goods of an order: after the reductions of dishes, before discounts and bonuses. Minimum,
 * free delivery and gifts are measured on it. Rules 8.1.
 */
export const goodsPriceOf = (lines: readonly WithTotal[]): Money =>
  sum(lines.map(({ total }) => total));
