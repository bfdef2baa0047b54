import type { OfferScope, ScopedOrder } from '../fulfilment/offer-scope';
import { isOffered } from '../fulfilment/offer-scope';

/** How an order can be paid; `card` is the terminal at the door or the counter. Rules 13.6. */
export const PAYMENT_TYPES = ['cash', 'card', 'online'] as const;

export type PaymentType = (typeof PAYMENT_TYPES)[number];

const PAID_ONLINE: Readonly<Record<PaymentType, boolean>> = {
  cash: false,
  card: false,
  online: true,
};

/** The way to pay that a word names; null for a word that this shop does not know. Rules 13.6. */
export const readPaymentType = (word: unknown): PaymentType | null =>
  PAYMENT_TYPES.find((type) => type === word) ?? null;

/**
 * Returns whether an order is paid before the kitchen sees it, not when it is handed over; false for a word that
 * this shop does not know. Rules 13.6.
 */
export const isPaidOnline = (word: unknown): boolean => {
  const type = readPaymentType(word);
  return type !== null && PAID_ONLINE[type];
};

/** Ways to pay that a shop may name; bitcoin only where it tells about delivery. Rules 13.6. */
export const NAMED_PAYMENT_TYPES = [...PAYMENT_TYPES, 'bitcoin'] as const;

export type NamedPaymentType = (typeof NAMED_PAYMENT_TYPES)[number];

/** A way to pay and the orders it is meant for, as the shop's settings say. */
export interface PaymentOffer extends OfferScope {
  readonly type: NamedPaymentType;
}

const isPaymentType = (type: NamedPaymentType): type is PaymentType => type !== 'bitcoin';

/** Returns what a checkout offers for such an order, in the order of the settings. Rules 13.6. */
export const paymentTypesAtCheckout = (
  offers: readonly PaymentOffer[],
  order: ScopedOrder,
): readonly PaymentType[] =>
  offers
    .filter((offer) => isOffered(offer, order))
    .map(({ type }) => type)
    .filter(isPaymentType);
