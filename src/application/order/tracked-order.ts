import type { ExpectedTime } from '../../domain/cart/calculated-terms';
import type { Discount, Gift } from '../../domain/cart/cart-calculation';
import type { Picture } from '../../domain/catalogue/product';
import type { Money } from '../../domain/money/money';
import type { OrderId } from '../../domain/id/ids';
import type { TrackingKey } from '../../domain/order/order-tracking';
import type { OrderType } from '../../domain/order/order-type';
import type { Instant } from '../../domain/time/instant';

/** How an order is paid, as far as it is told; unknown words of the backend stay as they are. Rules 13.6. */
export interface OrderPayment {
  /** `cash`, `card`, `online` or a word that this shop does not know. */
  readonly type: string;
  /** `pending`, `declined`, `due`, `paid`, `refund` or a word that this shop does not know. */
  readonly status: string;
  readonly dueNow: Money;
  readonly dueLater: Money;
  /** Where it is paid online, on the shop's own address; null where nothing is to be paid now. */
  readonly payAt: string | null;
}

/** One step of an order's life, by the backend's word. Rules 13.3. */
export interface StatusStep {
  readonly status: string;
  readonly at: Instant;
  /** Why, of a cancelled order: the backend's word and somebody's own words. */
  readonly reason: string | null;
  readonly text: string | null;
}

export interface OrderedLine {
  readonly name: string;
  readonly quantity: number;
  readonly total: Money;
  /** What was changed: names of ingredients with their number of portions, and the chosen option. */
  readonly ingredients: readonly { readonly name: string; readonly quantity: number }[];
  readonly choiceName: string | null;
  readonly picture: Picture | null;
}

/** An order as far as whoever holds its key may see it. Rules 13.3, 13.11. */
export interface TrackedOrder {
  readonly id: OrderId;
  readonly number: string;
  /** The backend's word, such as `process`. */
  readonly status: string;
  /** The earliest first; at least one. */
  readonly history: readonly StatusStep[];
  readonly placedAt: Instant;
  readonly expected: ExpectedTime;
  /** In minutes, by which the kitchen put it off. */
  readonly delayedBy: number;
  readonly type: OrderType;
  /** Street of the address, or street and house of the branch. */
  readonly place: string;
  readonly lines: readonly OrderedLine[];
  readonly gifts: readonly Gift[];
  readonly discounts: readonly Discount[];
  readonly equipment: readonly {
    readonly name: string;
    readonly quantity: number;
    readonly total: Money;
  }[];
  readonly goodsPrice: Money;
  readonly deliveryPrice: Money;
  readonly bonuses: Money;
  readonly total: Money;
  readonly payment: OrderPayment;
  readonly canCancel: boolean;
}

/** An order that has just been placed. */
export interface PlacedOrder {
  readonly id: OrderId;
  readonly number: string;
  readonly trackingKey: TrackingKey;
  readonly payAt: string | null;
}
