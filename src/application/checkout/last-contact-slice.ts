import type { CheckoutForm } from '../ports/checkout-form';
import { defineAction, on, reducerOf } from '../redux/slice';

/** Who ordered last on this device, and how it was paid; nothing of a signed-in customer. Rules 13.7. */
export type OrderContact = Pick<CheckoutForm, 'firstName' | 'phone' | 'email' | 'paymentType'>;

/** An order was placed with it. */
export const contactUsed = defineAction<OrderContact>('contact/used');
export const contactRestored = defineAction<OrderContact | null>('contact/restored');

export const lastContactReducer = reducerOf<OrderContact | null>(
  null,
  on(contactUsed, (_, contact: OrderContact) => contact),
  on(contactRestored, (_, contact: OrderContact | null) => contact),
);

export interface LastContactRoot {
  readonly lastContact: OrderContact | null;
}
