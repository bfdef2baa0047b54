import type { Money, Result } from '../../src/domain';
import { decimalFromMoney, formatPrice, ok, refuse } from '../../src/domain';
import type { OrderPayment } from '../../src/domain/order/choose-payment';
import { choosePayment } from '../../src/domain/order/choose-payment';
import type { PaymentOffer } from '../../src/domain/order/payment-type';
import type { AsapReason } from '../../src/domain/schedule/asap-of';
import type { TimeRefusal } from '../../src/domain/schedule/validate-time';
import type { Instant } from '../../src/domain/time/instant';
import { isoMoment } from '../../src/domain/time/iso-moment';
import type { CalculateRequest } from '../cart/calculate-request';
import type { OrderCalculation } from '../cart/order-calculation';
import type { Branch } from '../city/city';
import type { Refusal } from '../refusal/refusal';
import { wrongFields } from '../refusal/refusal';
import type { Localise } from '../i18n/localised-text';
import { numberStyleOf } from '../i18n/number-style-of';
import { changesSince, toWireChange } from './order-snapshots';
import type { PurchaseRequest } from './purchase-request';

/** An order that can be placed as it was asked for. */
export interface ValidPurchase {
  readonly branch: Branch;
  readonly expected: { readonly from: Instant; readonly to: Instant };
  readonly payment: OrderPayment;
}

/** The formats of amounts in a refusal. */
export interface ShownCalculation {
  readonly calculation: OrderCalculation;
  /** The same as it travels. */
  readonly wire: unknown;
  readonly localise: Localise;
  /** How numbers are written for the customer, such as "en-BG". */
  readonly iso: string;
  readonly offers: readonly PaymentOffer[];
}

const CODE_OF: Readonly<Record<AsapReason, TimeRefusal['kind']>> = {
  switched_off: 'time.paused',
  paused: 'time.paused',
  closed: 'time.closed',
  too_late: 'time.too_late',
  full: 'time.slot_full',
};

const wrongTime = (
  text: TimeRefusal['kind'],
  next: Instant | null,
  { timeZone }: OrderCalculation,
): Refusal => {
  // Nobody is served between two slots, just as nobody is while the branch is closed.
  const code = text === 'time.between' ? 'time.closed' : text;
  return {
    ...wrongFields({ time: [{ text }] }, code),
    message: { text },
    ...(next === null ? {} : { params: { next: isoMoment(next, timeZone) } }),
  };
};

const validateTiming = (
  calculation: OrderCalculation,
): Result<Refusal, Pick<ValidPurchase, 'branch' | 'expected'>> => {
  const { timeVerdict, branch } = calculation;
  switch (timeVerdict.kind) {
    case 'promised':
      return branch
        ? ok({ branch, expected: { from: timeVerdict.from, to: timeVerdict.to } })
        : refuse(wrongFields({ pickupId: [{ text: 'order.branch_required' }] }));
    case 'unknown':
      return refuse(wrongFields({ address: [{ text: 'order.address_required' }] }));
    case 'not_soon':
      return refuse(wrongTime(CODE_OF[timeVerdict.reason], timeVerdict.next, calculation));
    case 'not_then':
      return refuse(wrongTime(timeVerdict.refusal.kind, timeVerdict.refusal.next, calculation));
  }
};

const amountText = (amount: Money, { calculation, iso }: ShownCalculation): string =>
  formatPrice(amount, calculation, numberStyleOf(iso));

const belowMinimum = (shown: ShownCalculation): Refusal | null => {
  const { zone, missingToMinimum, currency } = shown.calculation;
  if (zone === null || missingToMinimum <= 0) return null;
  const params = {
    min_order: decimalFromMoney(zone.minOrder, currency.digits),
    missing: decimalFromMoney(missingToMinimum, currency.digits),
  };
  const missing = amountText(missingToMinimum, shown);
  const message = { text: 'min_order', params: { ...params, missing } } as const;
  return { ...wrongFields({ total: [message] }, 'min_order'), message, params };
};

/** Returns what is no longer as the customer was shown it; null when everything is. Rules 13.8. */
const changedSince = (
  { expectedTotal }: PurchaseRequest,
  cart: CalculateRequest,
  { calculation, wire, localise }: ShownCalculation,
): Refusal | null => {
  const changes = changesSince(expectedTotal, cart, calculation, localise);
  if (changes.length === 0) return null;
  return {
    code: 'cart_changed',
    message: { text: 'cart_changed' },
    more: {
      changes: changes.map((change) => toWireChange(change, calculation)),
      calculation: wire,
    },
  };
};

const validatePayment = (
  { payment }: PurchaseRequest,
  shown: ShownCalculation,
): Result<Refusal, OrderPayment> => {
  const { price, orderType, cityId, currency } = shown.calculation;
  const { total, deposit } = price;
  const chosen = choosePayment(payment, {
    offers: shown.offers,
    orderType,
    cityId,
    total,
    deposit,
  });
  if (chosen.ok) return chosen;
  const { error } = chosen;
  if (error.kind === 'payment.not_offered')
    return refuse(wrongFields({ paymentType: [{ text: error.kind }] }, error.kind));
  const message = { text: error.kind, params: { due: amountText(error.due, shown) } } as const;
  const params = { due: decimalFromMoney(error.due, currency.digits) };
  return refuse({ ...wrongFields({ changeFrom: [message] }, error.kind), params });
};

const isNotOffered = (payment: Result<Refusal, OrderPayment>): boolean =>
  !payment.ok && payment.error.code === 'payment.not_offered';

/**
 * Returns whether an order can be placed as its body says, by what it comes to now. Refuses, in this order:
 * a way to pay that is not offered, nothing ordered, dishes that cannot be had, a minimum that is
 * not reached, a time that is not to be had, anything else than the customer was shown, and change
 * from too little. Rules 13.6, 13.8, 14.12.
 */
export const validatePurchase = (
  request: PurchaseRequest,
  cart: CalculateRequest,
  shown: ShownCalculation,
): Result<Refusal, ValidPurchase> => {
  const { calculation } = shown;
  const payment = validatePayment(request, shown);
  if (!payment.ok && isNotOffered(payment)) return payment;
  if (cart.lines.length === 0)
    return refuse(wrongFields({ goods: [{ text: 'order.cart_empty' }] }, 'order.cart_empty'));
  const changed = changedSince(request, cart, shown);
  if (changed && calculation.unavailable.length > 0) return refuse(changed);
  const minimum = belowMinimum(shown);
  if (minimum) return refuse(minimum);
  const timing = validateTiming(calculation);
  if (!timing.ok) return timing;
  if (changed) return refuse(changed);
  return payment.ok ? ok({ ...timing.value, payment: payment.value }) : payment;
};
