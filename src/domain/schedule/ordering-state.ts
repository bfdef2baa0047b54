import type { OrderType } from '../fulfilment/order-type';
import type { Instant } from '../time/instant';
import { instant } from '../time/instant';

/** How the kitchen keeps up: as usual, slower by some minutes, or not at all for now. Rules 14.10. */
export type KitchenState =
  | { readonly kind: 'open' }
  /** Minutes are not negative. */
  | {
      readonly kind: 'busy';
      readonly extraMinutes: number;
      /** What the shop tells its customers about it. */
      readonly message: string | null;
    }
  | {
      readonly kind: 'paused';
      /** What the shop tells its customers about it. */
      readonly message: string | null;
      /** Null: nobody knows yet. */
      readonly resumeAt: Instant | null;
    };

/** What the shop takes on at present, whatever its hours say. Rules 14.10. */
export interface OrderingState {
  readonly kitchen: KitchenState;
  readonly delivery: boolean;
  readonly pickup: boolean;
}

/** A shop that nobody has said anything about. */
export const OPEN_AS_USUAL: OrderingState = {
  kitchen: { kind: 'open' },
  delivery: true,
  pickup: true,
};

/** Minutes that everything takes longer at present. Rules 14.5, 14.10. */
export const extraMinutesOf = ({ kitchen }: OrderingState): number =>
  kitchen.kind === 'busy' ? kitchen.extraMinutes : 0;

/**
 * The moment from which orders of one way to get them are worked on: now, or the end of a pause; null
 * if nobody knows it, or where the shop has switched that way off. Rules 14.10.
 */
export const ordersWorkedOnFrom = (
  { kitchen, ...ways }: OrderingState,
  orderType: OrderType,
  now: Instant,
): Instant | null => {
  if (!ways[orderType]) return null;
  if (kitchen.kind !== 'paused') return now;
  // A pause whose end has passed is over, even if nobody has said so.
  return kitchen.resumeAt === null ? null : instant(Math.max(kitchen.resumeAt, now));
};
