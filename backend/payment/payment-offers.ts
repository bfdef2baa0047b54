import { ORDER_TYPES } from '../../src/domain/fulfilment/order-type';
import type { PaymentOffer } from '../../src/domain/order/payment-type';
import { PAYMENT_TYPES, isPaidOnline } from '../../src/domain/order/payment-type';
import type { DepositRule } from '../../src/domain/pricing/deposit-for';
import { DEFAULT_DEPOSIT } from '../../src/domain/pricing/deposit-for';
import type { Money } from '../../src/domain';
import type { PaymentProvider } from './payment-provider';
import { PAYMENT_PROVIDERS } from './payment-provider';

const takesOnline = (provider: PaymentProvider): boolean => PAYMENT_PROVIDERS[provider] !== null;

/** The ways to pay that the shop offers, in their order: online only where somebody takes it. Rules 13.6. */
export const paymentOffers = (provider: PaymentProvider): readonly PaymentOffer[] =>
  PAYMENT_TYPES.filter((type) => !isPaidOnline(type) || takesOnline(provider)).map((type) => ({
    type,
    orderTypes: ORDER_TYPES,
  }));

/** What the page about delivery tells of: bitcoin is agreed on by phone and never chosen at checkout. */
export const namedPayments = (provider: PaymentProvider): readonly PaymentOffer[] => [
  ...paymentOffers(provider),
  { type: 'bitcoin', orderTypes: [] },
];

/** The deposit of orders over a sum, which is paid online; null where nobody takes it, or there is no sum. Rules 8.10. */
export const depositRule = (provider: PaymentProvider, over: Money | null): DepositRule | null =>
  over !== null && takesOnline(provider) ? { over, percent: DEFAULT_DEPOSIT } : null;

/** A way to pay as it travels. */
export const toWirePayment = ({ type, orderTypes }: PaymentOffer) => ({
  type,
  order_types: orderTypes,
});
