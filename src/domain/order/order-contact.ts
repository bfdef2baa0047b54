import type { PhoneNumber } from '../phone/validate-phone';
import type { Result } from '../result/result';
import { ok, refuse } from '../result/result';

/** What an account knows of its customer. */
export interface AccountContact {
  /** Empty as long as the customer has not said it. */
  readonly firstName: string;
  readonly phone: PhoneNumber;
}

/** What was typed with an order, as far as it holds; null where it does not, or is missing. */
export interface GivenContact {
  readonly firstName: string | null;
  readonly phone: PhoneNumber | null;
}

/** Whom the restaurant calls about an order. Rules 13.7. */
export interface OrderContact {
  readonly kind: 'customer' | 'guest';
  readonly firstName: string;
  readonly phone: PhoneNumber;
}

export interface OrderContactRequired {
  readonly kind: 'order.contact_required';
}

/**
 * Whom to call: a signed-in customer by the phone of the account, whatever else was typed, and by
 * the typed name only where the account has none; a guest by what they gave. Refuses a guest who did
 * not give both. Rules 13.7.
 */
export const orderContact = (
  account: AccountContact | null,
  { firstName, phone }: GivenContact,
): Result<OrderContactRequired, OrderContact> => {
  if (account) {
    const name = account.firstName || (firstName ?? '');
    return ok({ kind: 'customer', firstName: name, phone: account.phone });
  }
  return firstName === null || phone === null
    ? refuse({ kind: 'order.contact_required' })
    : ok({ kind: 'guest', firstName, phone });
};
