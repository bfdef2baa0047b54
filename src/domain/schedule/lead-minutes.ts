import type { OrderType } from '../fulfilment/order-type';

/** Minutes from an order to its delivery, where the zone does not say otherwise. Rules 14.5. */
export const DELIVERY_LEAD_MINUTES = 60;

/** Minutes from an order until it can be picked up. Rules 14.5. */
export const PICKUP_LEAD_MINUTES = 30;

/** So many minutes before closing the last order is taken. Rules 14.6. */
export const LAST_ORDER_MINUTES = 30;

/**
 * Minutes that an order needs on a usual day: those of the address's zone, where there is one that
 * names them, else the same for all. A pickup has no zone. Rules 14.5.
 */
export const leadMinutesOf = (orderType: OrderType, zoneMinutes: number | null): number =>
  orderType === 'pickup' ? PICKUP_LEAD_MINUTES : (zoneMinutes ?? DELIVERY_LEAD_MINUTES);
