import type { Address, AddressType } from '../address/address';
import { NO_DOOR } from '../address/address';
import { addressLabel } from '../address/address-label';
import type { CartLine } from '../cart/cart-line';
import type { ExpectedTime } from '../pricing/calculated-terms';
import type { Discount, Gift } from '../pricing/cart-calculation';
import type { Picture } from '../catalogue/product';
import type { Phone } from '../city/city';
import type { IngredientId, OrderId } from '../id/ids';
import type { Currency, Money } from '../money/money';
import { isFinalStatus, readOrderStatus } from './order-status';
import type { TrackingKey } from './order-tracking';
import type { OrderType } from '../fulfilment/order-type';
import type { Instant } from '../time/instant';
import type { Coordinates } from '../zone/lng-lat';

/** Where a customer's own order is brought, as it was written then; empty texts where nothing was. */
export interface OrderAddress {
  readonly type: AddressType;
  readonly street: string;
  readonly house: string;
  readonly entrance: string;
  readonly floor: string;
  readonly flat: string;
  readonly code: string;
  /** For the courier. */
  readonly comment: string;
  /** Null where it is not known. */
  readonly point: Coordinates | null;
}

/** How an order is paid, as far as it is known; unknown values of the backend stay as they are. Rules 13.6. */
export interface OrderPayment {
  /** `cash`, `card`, `online` or a word that this shop does not know. */
  readonly type: string;
  /** `pending`, `declined`, `due`, `paid`, `refund` or a word that this shop does not know. */
  readonly status: string;
  readonly dueNow: Money;
  readonly dueLater: Money;
  /** Where it is paid online, on the shop's own address; null where nothing is to be paid now. */
  readonly payAt: string | null;
  /** What of it has gone back, or is on its way. Rules 13.15. */
  readonly refunded: Money;
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
  /** What to put into a cart to have the same again. */
  readonly line: CartLine;
  readonly name: string;
  readonly quantity: number;
  readonly total: Money;
  /** What was changed: names of ingredients with their number of portions, and the chosen option. */
  readonly ingredients: readonly {
    readonly id: IngredientId;
    readonly name: string;
    readonly quantity: number;
  }[];
  readonly choiceName: string | null;
  readonly picture: Picture | null;
}

/**
 * An order as far as its viewer may see it: its customer all of it, the holder of its key nothing
 * personal beyond the street. Rules 13.3, 13.11.
 */
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
  /** Street, and as far as it may be seen the house, of the address or of the branch. */
  readonly place: string;
  /** Null for an order that is picked up, and for a viewer who has only its key. */
  readonly address: OrderAddress | null;
  /** What the customer wrote to the restaurant; empty for a viewer who has only the key. */
  readonly comment: string;
  readonly lines: readonly OrderedLine[];
  readonly gifts: readonly Gift[];
  readonly discounts: readonly Discount[];
  readonly equipment: readonly {
    readonly name: string;
    readonly quantity: number;
    readonly total: Money;
  }[];
  /** In which it was placed; null where the backend does not say: then it is the shop's. */
  readonly currency: Currency | null;
  readonly goodsPrice: Money;
  readonly deliveryPrice: Money;
  readonly bonuses: Money;
  readonly total: Money;
  readonly payment: OrderPayment;
  readonly canCancel: boolean;
  readonly canReorder: boolean;
  /** By which the restaurant is asked about it. */
  readonly phones: readonly Phone[];
}

/** Returns whether nothing more becomes of it; not of one whose status this shop does not know. Rules 13.2. */
export const hasEnded = ({ status }: Pick<TrackedOrder, 'status'>): boolean => {
  const known = readOrderStatus(status);
  return known !== null && isFinalStatus(known);
};

/** Returns whether an answer is older than what is known: an order that has ended never goes on. Rules 13.3. */
export const isLateAnswer = (known: TrackedOrder, answer: TrackedOrder): boolean =>
  known.id === answer.id && hasEnded(known) && !hasEnded(answer);

/**
 * Returns an order with the address that the browser has sent it to, where the answer itself names
 * only the street. Rules 13.11.
 */
export const withOwnAddress = (order: TrackedOrder, own: Address | null): TrackedOrder => {
  if (own === null || order.address !== null || order.type !== 'delivery') return order;
  const { place: point, ...rest } = own;
  const address = { ...NO_DOOR, ...rest, point };
  return { ...order, place: addressLabel(address), address };
};

/** An order that has just been placed. */
export interface PlacedOrder {
  readonly id: OrderId;
  readonly number: string;
  readonly trackingKey: TrackingKey;
  readonly payAt: string | null;
}
