/** Whether the restaurant brings an order or the customer fetches it. Rules 13.1. */
export const ORDER_TYPES = ['delivery', 'pickup'] as const;

export type OrderType = (typeof ORDER_TYPES)[number];
