import { orderPlaced } from '../placing/placing-slice';
import type { CheckoutForm } from '../ports/checkout-form';
import type { OrderContact } from './last-contact-slice';
import { contactRestored } from './last-contact-slice';
import { defineAction, on, reducerOf } from '../redux/slice';

/** The form as an earlier page of the session persisted it. */
export const checkoutRestored = defineAction<CheckoutForm>('checkout/restored');
export const checkoutFilled = defineAction<Partial<CheckoutForm>>('checkout/filled');

export const BLANK_CHECKOUT: CheckoutForm = {
  firstName: '',
  phone: '',
  email: null,
  paymentType: null,
  changeFrom: '',
  comment: '',
  doNotCallBack: false,
};

export const checkoutReducer = reducerOf<CheckoutForm>(
  BLANK_CHECKOUT,
  on(checkoutRestored, (_, form: CheckoutForm) => form),
  on(checkoutFilled, (form, changes: Partial<CheckoutForm>) => ({ ...form, ...changes })),
  // What an earlier visit ordered with stands there only until something is typed or chosen.
  on(contactRestored, (form, contact: OrderContact | null) =>
    contact
      ? {
          ...form,
          firstName: form.firstName || contact.firstName,
          phone: form.phone || contact.phone,
          paymentType: form.paymentType ?? contact.paymentType,
        }
      : form,
  ),
  // Who it is and how they pay stays; what was said of one order is not said of the next.
  on(orderPlaced, ({ firstName, phone, paymentType }) => ({
    ...BLANK_CHECKOUT,
    firstName,
    phone,
    paymentType,
  })),
);

export interface CheckoutRoot {
  readonly checkout: CheckoutForm;
}

export const selectCheckout = (state: CheckoutRoot) => state.checkout;
