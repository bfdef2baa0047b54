import type { Money } from '../money/money';
import type { Result } from '../result/result';
import { ok, refuse } from '../result/result';
import type { ScopedOrder } from '../fulfilment/offer-scope';
import type { OrderBill } from './payment-due';
import { amountsDue } from './payment-due';
import type { PaymentOffer, PaymentType } from './payment-type';
import { paymentTypesAtCheckout } from './payment-type';

export interface PaymentNotOffered {
  readonly kind: 'payment.not_offered';
  readonly type: string;
  readonly offered: readonly PaymentType[];
}

/** The note that the customer wants change from would not pay for the order. Rules 13.6. */
export interface ChangeTooSmall {
  readonly kind: 'payment.change_too_small';
  readonly changeFrom: Money;
  /** What is to be paid when the order is handed over. */
  readonly due: Money;
}

/** What a customer asks for; the type as it was sent. */
export interface PaymentRequest {
  readonly type: string;
  /** The note that change is needed from; null when none is. */
  readonly changeFrom: Money | null;
}

/** A way of paying that the shop accepts; only cash knows change. Rules 13.6. */
export type OrderPayment =
  | { readonly type: 'cash'; readonly changeFrom: Money | null }
  | { readonly type: Exclude<PaymentType, 'cash'> };

/** What a way of paying is judged by. */
export interface PaymentTerms extends OrderBill, ScopedOrder {
  readonly offers: readonly PaymentOffer[];
}

/**
 * The way an order will be paid. Refuses what is not offered for such an order, bitcoin always, and
 * change from less than what is paid in cash. Rules 13.6.
 */
export const choosePayment = (
  { type, changeFrom }: PaymentRequest,
  terms: PaymentTerms,
): Result<PaymentNotOffered | ChangeTooSmall, OrderPayment> => {
  const offered = paymentTypesAtCheckout(terms.offers, terms);
  const chosen = offered.find((offer) => offer === type);
  if (!chosen) return refuse({ kind: 'payment.not_offered', type, offered });
  if (chosen !== 'cash') return ok({ type: chosen });
  const due = amountsDue('cash', terms).later;
  return changeFrom !== null && changeFrom < due
    ? refuse({ kind: 'payment.change_too_small', changeFrom, due })
    : ok({ type: 'cash', changeFrom });
};
