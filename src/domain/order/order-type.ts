/** Whether the restaurant brings an order or the customer fetches it. Rules 13.1. */
export type OrderType = 'delivery' | 'pickup';

export const ORDER_TYPES: readonly OrderType[] = ['delivery', 'pickup'];
