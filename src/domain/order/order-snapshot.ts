import type { Discount, Gift } from '../pricing/cart-calculation';
import type { ZoneId } from '../id/ids';
import type { Money } from '../money/money';
import type { Instant } from '../time/instant';

/** An order as a customer was shown it, or as it would be now. Rules 13.8. */
export interface OrderSnapshot {
  readonly total: Money;
  /** Only lines that can be had. */
  readonly lines: readonly SnapshotLine[];
  /** Null while unknown. */
  readonly deliveryPrice: Money | null;
  readonly discounts: readonly Discount[];
  readonly gifts: readonly Gift[];
  /** Null for as soon as possible. */
  readonly slot: Instant | null;
  /** Null for pickup, and while there is no address. */
  readonly zone: { readonly id: ZoneId; readonly name: string } | null;
}

export interface SnapshotLine {
  /** The line's identity. Rules 2.2. */
  readonly key: string;
  readonly name: string;
  readonly quantity: number;
  readonly total: Money;
}

interface Change<Kind extends string, Value> {
  readonly kind: Kind;
  /** Of the dish, discount or gift; null where the kind says all, and for the total. */
  readonly name: string | null;
  readonly before: Value;
  readonly after: Value;
}

/**
 * One thing that is no longer as shown. A price is that of a line or of the whole order; of
 * `unavailable` and `gift` the values are pieces, of `zone` names; a discount that is not given is
 * null. Rules 13.8.
 */
export type OrderChange =
  | Change<'price', Money>
  | Change<'delivery_price' | 'discount', Money | null>
  | Change<'unavailable' | 'gift', number>
  | Change<'slot', Instant | null>
  | Change<'zone', string | null>;
