import type { CityId } from '../id/ids';
import type { OrderType } from '../fulfilment/order-type';
import type { Instant } from '../time/instant';
import type { TimeZone } from '../time/time-zone';
import type { DiscountLine } from './discount-line';

/** What a promo code looks at in an order, placed or not. */
export interface PromoOrder {
  readonly cityId: CityId;
  /** The city's. */
  readonly zone: TimeZone;
  readonly orderType: OrderType;
  readonly isSignedIn: boolean;
  /** When the customer orders: now. */
  readonly orderedAt: Instant;
  /** When the order is to arrive or to be picked up; `orderedAt` while nobody knows. */
  readonly fulfilledAt: Instant;
  /** The lines that can be had, priced. */
  readonly lines: readonly DiscountLine[];
}

/** How often a code was used. */
export interface PromoUseCount {
  readonly total: number;
  readonly byThisPhone: number;
}
