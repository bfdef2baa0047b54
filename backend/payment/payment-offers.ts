import type { AnswerOf } from '../../contract/wire/codec';
import type { PaymentOffer as WirePaymentOffer } from '../../contract/wire/settings';
import { ORDER_TYPES } from '../../src/domain/fulfilment/order-type';
import type { PaymentOffer } from '../../src/domain/order/payment-type';
import { PAYMENT_TYPES, isPaidOnline } from '../../src/domain/order/payment-type';
import type { DepositRule } from '../../src/domain/pricing/deposit-for';
import type { Currency } from '../../src/domain';
import type { Percent } from '../../src/domain/money/percent';
import type { StatedSums } from '../money/stated-sum';
import { sumIn } from '../money/stated-sum';
import { toWireScope } from './scope-wire';
import type { ProviderName } from './provider-names';
import { PAYMENT_PROVIDERS } from './provider-names';

const takesOnline = (provider: ProviderName): boolean => PAYMENT_PROVIDERS[provider] !== null;

/** Every way to pay, for every order: what a shop offers that says nothing of it. */
const ALL_OFFERS: readonly PaymentOffer[] = PAYMENT_TYPES.map((type) => ({
  type,
  orderTypes: ORDER_TYPES,
}));

/**
 * The ways to pay that the shop offers, in its own order: online only where somebody takes it.
 * `own` is what the shop has chosen itself, null where it has not. Rules 13.6.
 */
export const paymentOffers = (
  provider: ProviderName,
  own: readonly PaymentOffer[] | null,
): readonly PaymentOffer[] =>
  (own ?? ALL_OFFERS).filter(({ type }) => !isPaidOnline(type) || takesOnline(provider));

/**
 * Returns what the page about delivery tells of. Bitcoin, of a shop that has chosen nothing itself, is agreed on
 * by phone and never chosen at checkout.
 */
export const namedPayments = (
  provider: ProviderName,
  own: readonly PaymentOffer[] | null,
): readonly PaymentOffer[] => [
  ...paymentOffers(provider, own),
  ...(own === null ? [{ type: 'bitcoin' as const, orderTypes: [] }] : []),
];

/** What decides whether an order needs a deposit, in whichever currency it is. */
interface DepositTerms {
  readonly depositFrom: StatedSums;
  readonly depositPercent: Percent;
}

/** The deposit of orders over a sum, which is paid online; null where nobody takes it, or there is no sum. Rules 8.10. */
export const depositRule = (
  provider: ProviderName,
  { depositFrom, depositPercent: percent }: DepositTerms,
  currency: Currency,
): DepositRule | null => {
  const over = sumIn(depositFrom, currency);
  return over !== null && takesOnline(provider) ? { over, percent } : null;
};

/** A way to pay as it travels. */
export const toWirePayment = ({
  type,
  ...scope
}: PaymentOffer): AnswerOf<typeof WirePaymentOffer> => ({
  type,
  order_types: ORDER_TYPES,
  ...toWireScope(scope),
});
