import { MAX_EMAIL_LENGTH } from '../../domain/customer/email';
import { clampOrderComment } from '../../domain/cart/order-limits';
import { readPaymentType } from '../../domain/order/payment-type';
import { firstCharacters } from '../../domain/text/characters';
import type { CheckoutForm } from '../ports/checkout-form';

/** In characters; nothing else that a customer types into a single line is longer. */
const LONGEST_LINE = 100;

/** Reads each field of a checkout form by itself, stored or sent; what makes no sense counts as not said. Rules 13.7. */
export const readCheckoutForm = (field: (name: keyof CheckoutForm) => unknown): CheckoutForm => {
  const text = (name: keyof CheckoutForm): string => {
    const value = field(name);
    return typeof value === 'string' ? value : '';
  };
  const line = (name: keyof CheckoutForm): string => firstCharacters(text(name), LONGEST_LINE);
  return {
    firstName: line('firstName'),
    phone: line('phone'),
    // One too long is refused, not cut to an address of somebody else.
    email:
      typeof field('email') === 'string'
        ? firstCharacters(text('email'), MAX_EMAIL_LENGTH + 1)
        : null,
    paymentType: readPaymentType(text('paymentType')),
    changeFrom: line('changeFrom'),
    // Browsers send the ends of lines as two signs each.
    comment: clampOrderComment(text('comment').replaceAll('\r\n', '\n')),
    doNotCallBack: field('doNotCallBack') === true,
  };
};
