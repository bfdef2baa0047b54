import type { PaymentOffer } from '../../src/domain/order/payment-type';
import { ORDER_TYPES } from '../../src/domain/order/order-type';

/** The ways to pay that the shop names, in the order in which they are offered. Rules 13.6. */
export const PAYMENT_OFFERS: readonly PaymentOffer[] = (['cash', 'card', 'online'] as const).map(
  (type) => ({ type, orderTypes: ORDER_TYPES }),
);

/** What the page about delivery tells of: bitcoin is agreed on by phone and never chosen at checkout. */
export const NAMED_PAYMENTS: readonly PaymentOffer[] = [
  ...PAYMENT_OFFERS,
  { type: 'bitcoin', orderTypes: [] },
];

/** A way to pay as it travels. */
export const toWirePayment = ({ type, orderTypes }: PaymentOffer) => ({
  type,
  order_types: orderTypes,
});
