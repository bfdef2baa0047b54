import type { PaymentOffer } from '../../src/domain/order/payment-type';
import { ORDER_TYPES } from '../../src/domain/order/order-type';

/** The ways to pay that the shop names, in the order in which they are offered. Rules 13.6. */
export const PAYMENT_OFFERS: readonly PaymentOffer[] = (['cash', 'card', 'online'] as const).map(
  (type) => ({ type, orderTypes: ORDER_TYPES }),
);
