import type { OrderReference } from '../../domain/order/order-reference';

/** Returns where the backend has the order, and below it what can be done with it. Rules 13.11. */
export const orderPath = (reference: OrderReference): string =>
  reference.kind === 'key'
    ? `/purchase/track/${reference.key}`
    : `/purchase/${String(reference.id)}`;
