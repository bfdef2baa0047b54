import type { Result } from '../result/result';
import { ok, refuse } from '../result/result';
import { phoneDigits } from './phone-digits';
import { phonePlanOf } from './phone-plan';

declare const completePhone: unique symbol;

/** A complete phone in its normal form: equal phones are equal texts, for messages and messengers alike. Rules 18.1. */
export type PhoneNumber = string & { readonly [completePhone]: true };

export type PhoneRefusal =
  | { readonly kind: 'phone.empty' }
  /** So many digits are missing at least. */
  | { readonly kind: 'phone.incomplete'; readonly missing: number }
  /** So many digits are too many. */
  | { readonly kind: 'phone.too_long'; readonly extra: number };

/**
 * The phone that a customer wrote, in a shop of this country (two letters). Refuses one without a
 * digit, one that is shorter and one that is longer than the phones of the country. Rules 18.1.
 */
export const validatePhone = (text: string, country: string): Result<PhoneRefusal, PhoneNumber> => {
  const digits = phoneDigits(text, country);
  const { min, max } = phonePlanOf(country);
  if (digits === '') return refuse({ kind: 'phone.empty' });
  if (digits.length < min)
    return refuse({ kind: 'phone.incomplete', missing: min - digits.length });
  if (digits.length > max) return refuse({ kind: 'phone.too_long', extra: digits.length - max });
  // Complete and in its normal form: that is all the brand says.
  return ok(digits as PhoneNumber);
};
