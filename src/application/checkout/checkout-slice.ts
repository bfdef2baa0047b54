import { orderPlaced } from '../placing/placing-slice';
import type { CheckoutForm } from '../ports/checkout-form';
import { defineAction, on, reducerOf } from '../redux/slice';

/** The form as an earlier page of the session persisted it. */
export const checkoutRestored = defineAction<CheckoutForm>('checkout/restored');
export const checkoutFilled = defineAction<Partial<CheckoutForm>>('checkout/filled');

export const BLANK_CHECKOUT: CheckoutForm = {
  firstName: '',
  phone: '',
  paymentType: null,
  changeFrom: '',
  comment: '',
  doNotCallBack: false,
};

export const checkoutReducer = reducerOf<CheckoutForm>(
  BLANK_CHECKOUT,
  on(checkoutRestored, (_, form: CheckoutForm) => form),
  on(checkoutFilled, (form, changes: Partial<CheckoutForm>) => ({ ...form, ...changes })),
  // Who it is stays for the session; what was said of one order is not said of the next.
  on(orderPlaced, ({ firstName, phone }) => ({ ...BLANK_CHECKOUT, firstName, phone })),
);

export interface CheckoutRoot {
  readonly checkout: CheckoutForm;
}

export const selectCheckout = (state: CheckoutRoot) => state.checkout;
