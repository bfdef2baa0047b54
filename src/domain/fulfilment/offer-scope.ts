import type { OrderType } from './order-type';
import type { CityId } from '../id/ids';

/** For which orders the shop offers something. Rules 8.5, 13.6. */
export interface OfferScope {
  /** Left out: for all. */
  readonly orderTypes?: readonly OrderType[];
  /** Left out: in every city. */
  readonly cityIds?: readonly CityId[];
}

/** An order as far as offers go. */
export interface ScopedOrder {
  readonly orderType: OrderType;
  /** Null while no city is known: then only what is offered everywhere is. */
  readonly cityId: CityId | null;
}

/** Returns whether something is offered for such an order. Rules 8.5, 13.6. */
export const isOffered = (
  { orderTypes, cityIds }: OfferScope,
  { orderType, cityId }: ScopedOrder,
): boolean =>
  (orderTypes?.includes(orderType) ?? true) &&
  (cityIds === undefined || (cityId !== null && cityIds.includes(cityId)));
