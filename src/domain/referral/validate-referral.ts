import type { PhoneNumber } from '../phone/validate-phone';
import type { Result } from '../result/result';
import { ok, refuse } from '../result/result';
import type { ReferralId } from './referral-id';

/** Who sent an invitation. */
export interface Inviter {
  readonly id: ReferralId;
  readonly phone: PhoneNumber;
}

export type ReferralRefusal =
  | { readonly kind: 'referral.unknown' }
  | { readonly kind: 'referral.self' }
  | { readonly kind: 'referral.used' };

/**
 * Returns whether somebody who signs in counts as invited. `inviter` is null when nobody has the id;
 * `isPhoneKnown` says whether the phone was ever seen before, by a login or an order. Refuses an
 * unknown id, the inviter's own phone, and a phone that is not new. A refusal never stops the login. Rules 12.4.
 */
export const validateReferral = (
  inviter: Inviter | null,
  phone: PhoneNumber,
  isPhoneKnown: boolean,
): Result<ReferralRefusal, Inviter> => {
  if (inviter === null) return refuse({ kind: 'referral.unknown' });
  if (inviter.phone === phone) return refuse({ kind: 'referral.self' });
  return isPhoneKnown ? refuse({ kind: 'referral.used' }) : ok(inviter);
};
