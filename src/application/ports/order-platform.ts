import type { StoredValue } from './stored-value';
import type { OrderReference } from '../../domain/order/order-reference';

/** The key of this window's attempt, until it is known what became of it; null for none. */
export type AttemptStorage = StoredValue<string | null>;

/** What is heard of an order while somebody follows it. */
export type OrderNews =
  /** The messages come, and whatever was missed is to be asked for. */
  | 'open'
  /** Something about the order has changed. */
  | 'changed'
  /** No messages come just now. */
  | 'lost';

/** Platform-specific dependencies of orders (browser or server). */
export interface OrderPlatform {
  readonly attempts: AttemptStorage;
  /** A new UUID. */
  readonly newKey: () => string;
  /** Places one order after the other, in whichever window it is asked for. */
  readonly placeInTurn: <A>(work: () => Promise<A>) => Promise<A>;
  /** Takes over what another window has made of the cart. */
  readonly takeOverCart: () => void;
  /** Live messages about an order, until they are let go. */
  readonly followOrder: (reference: OrderReference, hear: (news: OrderNews) => void) => () => void;
  /** Returns whether anybody looks at the page. */
  readonly isSeen: () => boolean;
}
export const OrderPlatform = Symbol('OrderPlatform');

/** Nobody orders while the server makes a page. */
export const NO_ORDERS: OrderPlatform = {
  attempts: { load: () => null, save: () => undefined },
  newKey: () => '',
  placeInTurn: (work) => work(),
  takeOverCart: () => undefined,
  followOrder: () => () => undefined,
  isSeen: () => false,
};
