import type { Result } from '../result/result';
import { ok, refuse } from '../result/result';

/** A name and a phone, each already in its normal form. */
export interface OrderContactDetails {
  readonly firstName: string;
  readonly phone: string;
}

/** Whom the restaurant calls about an order. Rules 13.7. */
export interface OrderContact extends OrderContactDetails {
  readonly kind: 'customer' | 'guest';
}

export interface OrderContactRequired {
  readonly kind: 'order.contact_required';
}

/**
 * Whom to call: a signed-in customer by the phone of the account, whatever else was sent; a guest
 * by what they gave. Refuses a guest who gave nothing. Rules 13.7.
 */
export const orderContact = (
  account: OrderContactDetails | null,
  given: OrderContactDetails | null,
): Result<OrderContactRequired, OrderContact> => {
  if (account) return ok({ kind: 'customer', firstName: account.firstName, phone: account.phone });
  return given
    ? ok({ kind: 'guest', firstName: given.firstName, phone: given.phone })
    : refuse({ kind: 'order.contact_required' });
};
