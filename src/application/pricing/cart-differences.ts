import type { CalculatedDiscount, CartCalculation } from '../../domain/pricing/cart-calculation';
import { orderChanges } from '../../domain/order/order-changes';
import type { OrderChange, OrderSnapshot } from '../../domain/order/order-snapshot';

type NameOf = (lineKey: string) => string;

/** A discount of one type is the same one, by whatever name another language calls it. */
const nameIn =
  (now: readonly CalculatedDiscount[]) =>
  (discount: CalculatedDiscount): CalculatedDiscount => ({
    ...discount,
    name: now.find(({ type }) => type === discount.type)?.name ?? discount.name,
  });

const snapshotOf = (
  { lines, discounts, gifts, deliveryPrice, total }: CartCalculation,
  now: CartCalculation,
  nameOf: NameOf,
): OrderSnapshot => ({
  total,
  lines: lines.map((line) => ({ ...line, name: nameOf(line.key) })),
  deliveryPrice,
  discounts: discounts.map(nameIn(now.discounts)),
  gifts,
  // The time is the customer's own, and a zone says by its price what it is.
  slot: null,
  zone: null,
});

/** Returns what a cart of the same dishes costs otherwise than it did, in the words of now. Rules 13.8. */
export const cartDifferences = (
  before: CartCalculation,
  now: CartCalculation,
  nameOf: NameOf,
): readonly OrderChange[] =>
  orderChanges(snapshotOf(before, now, nameOf), snapshotOf(now, now, nameOf));
