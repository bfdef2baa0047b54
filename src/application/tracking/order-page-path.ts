import type { OrderReference } from '../../domain/order/order-reference';

/** Where an order is followed by its key. */
export const ACCEPTED_PATH = '/checkout/success';

/** The page of an order, without its language. */
export const orderPagePath = (reference: OrderReference): string =>
  reference.kind === 'key'
    ? `${ACCEPTED_PATH}?key=${encodeURIComponent(reference.key)}`
    : `/account/orders/${String(reference.id)}`;
