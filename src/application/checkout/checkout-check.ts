import type { CartCalculation } from '../../domain/pricing/cart-calculation';
import type { EmailRefusal } from '../../domain/customer/email';
import { validateEmail } from '../../domain/customer/email';
import type { NameRefusal } from '../../domain/customer/first-name';
import { validateFirstName } from '../../domain/customer/first-name';
import { ZERO } from '../../domain/money/money';
import type { ChangeNotANumber } from '../../domain/order/change-from';
import { readChangeFrom } from '../../domain/order/change-from';
import type { ChangeTooSmall, PaymentNotOffered } from '../../domain/order/choose-payment';
import { choosePayment } from '../../domain/order/choose-payment';
import type { OrderCommentTooLong } from '../../domain/cart/order-limits';
import { validateOrderComment } from '../../domain/cart/order-limits';
import type { OrderTime } from '../../domain/order/order-time';
import type { ScopedOrder } from '../../domain/fulfilment/offer-scope';
import type { PhoneRefusal } from '../../domain/phone/validate-phone';
import { validatePhone } from '../../domain/phone/validate-phone';
import type { Result } from '../../domain/result/result';
import { isFreeSlot } from '../../domain/schedule/offered-slots';
import type { CheckoutForm } from '../ports/checkout-form';
import type { Settings } from '../ports/settings';
import type { SlotsState } from '../schedule/slots-slice';

/** What a checkout is held against. */
export interface CheckoutTerms {
  /** In two letters. */
  readonly country: string;
  readonly settings: Pick<Settings, 'payments' | 'currency'>;
  readonly order: ScopedOrder;
  /** Null while there is no price. */
  readonly calculation: Pick<CartCalculation, 'total' | 'deposit'> | null;
  readonly time: OrderTime;
  readonly slots: SlotsState;
  /** What the account knows already and the customer need not type. */
  readonly known: { readonly firstName: boolean; readonly phone: boolean };
}

export interface TimeRefusal {
  /** None is chosen although as soon as possible is not to be had, or the chosen one is gone. */
  readonly kind: 'time.required' | 'time.gone';
}

/** What is wrong with a checkout, by field. */
export interface CheckoutRefusals {
  readonly firstName?: NameRefusal;
  readonly phone?: PhoneRefusal;
  readonly email?: EmailRefusal;
  readonly time?: TimeRefusal;
  readonly paymentType?: PaymentNotOffered | { readonly kind: 'payment.required' };
  readonly changeFrom?: ChangeNotANumber | ChangeTooSmall;
  readonly comment?: OrderCommentTooLong;
}

const refusalOf = <E>(result: Result<E, unknown>): E | undefined =>
  result.ok ? undefined : result.error;

/** Rules 14.11, 14.12. What is not known yet is for the backend to judge. */
const timeRefusal = ({ time, slots }: CheckoutTerms): TimeRefusal | undefined => {
  if (slots.kind !== 'known') return undefined;
  if (time.timeType === 'soon_as_possible')
    return slots.slots.soon.isAvailable ? undefined : { kind: 'time.required' };
  return isFreeSlot(slots.slots.days, time.at) ? undefined : { kind: 'time.gone' };
};

/** Rules 13.6. */
const paymentRefusals = (
  { paymentType, changeFrom }: CheckoutForm,
  { settings, order, calculation }: CheckoutTerms,
): Pick<CheckoutRefusals, 'paymentType' | 'changeFrom'> => {
  if (paymentType === null) return { paymentType: { kind: 'payment.required' } };
  const note = readChangeFrom(changeFrom, settings.currency.digits);
  // Nobody pays with a note where there is nothing to pay.
  const isFree = calculation?.total === ZERO;
  if (paymentType === 'cash' && !note.ok && !isFree) return { changeFrom: note.error };
  const chosen = choosePayment(
    // Without a price nobody can say whether a note is enough.
    { type: paymentType, changeFrom: note.ok && calculation ? note.value : null },
    {
      offers: settings.payments,
      ...order,
      total: calculation?.total ?? ZERO,
      deposit: calculation?.deposit ?? null,
    },
  );
  if (chosen.ok) return {};
  return chosen.error.kind === 'payment.not_offered'
    ? { paymentType: chosen.error }
    : { changeFrom: chosen.error };
};

/** Returns what is wrong with what was typed and chosen, by field; nothing of what the account knows. Rules 13.6, 13.7, 18.1, 19.1, 19.2. */
export const checkoutRefusals = (form: CheckoutForm, terms: CheckoutTerms): CheckoutRefusals => {
  const firstName = terms.known.firstName
    ? undefined
    : refusalOf(validateFirstName(form.firstName));
  const phone = terms.known.phone ? undefined : refusalOf(validatePhone(form.phone, terms.country));
  const email = refusalOf(validateEmail(form.email ?? ''));
  const comment = refusalOf(validateOrderComment(form.comment));
  const time = timeRefusal(terms);
  return {
    ...(firstName && { firstName }),
    ...(phone && { phone }),
    ...(email && { email }),
    ...(time && { time }),
    ...paymentRefusals(form, terms),
    ...(comment && { comment }),
  };
};
