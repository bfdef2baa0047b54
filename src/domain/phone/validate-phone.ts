import type { Result } from '../result/result';
import { ok, refuse } from '../result/result';
import { phonePlanOf } from './phone-plan';
import type { WrittenPhone } from './written-phone';
import { FOREIGN_LENGTH, writtenPhone } from './written-phone';

declare const completePhone: unique symbol;

/** A complete phone in its normal form: equal phones are equal texts, for messages and messengers alike. Rules 18.1. */
export type PhoneNumber = string & { readonly [completePhone]: true };

export type PhoneRefusal =
  | { readonly kind: 'phone.empty' }
  /** So many digits are missing at least. */
  | { readonly kind: 'phone.incomplete'; readonly missing: number }
  /** So many digits are too many. */
  | { readonly kind: 'phone.too_long'; readonly extra: number };

/** No country's code begins so: what follows the plus is a number as it is written at home. */
const NO_COUNTRY_CODE = /^(?:0|80[1-9]|8[79])/;

const RUSSIAN_LENGTH = { min: 11, max: 11 };

/** With the country code of the shop, where a number of its country was written without. */
const completed = (written: WrittenPhone, country: string): WrittenPhone => {
  const { home } = phonePlanOf(country);
  const { digits, hasCode } = written;
  if (!home) return written;
  const { countryCode, beginning, bare, length } = home;
  if (!hasCode)
    return bare.test(digits) ? { digits: countryCode + digits, hasCode: true } : written;
  const own = digits.replace(beginning, countryCode);
  return NO_COUNTRY_CODE.test(digits) && own.length === length
    ? { digits: own, hasCode: true }
    : written;
};

const lengthOf = ({ digits, hasCode }: WrittenPhone, country: string) => {
  const { home } = phonePlanOf(country);
  if (!home) return FOREIGN_LENGTH;
  const { countryCode, length } = home;
  if (!hasCode) return { min: length - countryCode.length, max: length - countryCode.length };
  // A whole one would have become a number of Russia.
  if (digits.startsWith('89')) return RUSSIAN_LENGTH;
  return digits.startsWith(countryCode) ? { min: length, max: length } : FOREIGN_LENGTH;
};

/** Digits alone, unless those would be read as another number. */
const normalForm = ({ digits, hasCode }: WrittenPhone, country: string): string => {
  const again = completed(writtenPhone(digits, country), country);
  return again.digits === digits && again.hasCode === hasCode ? digits : `+${digits}`;
};

/**
 * The phone that a customer wrote, in a shop of this country (two letters). Refuses one without a
 * digit, one that is shorter and one that is longer than the phones of its country. Rules 18.1.
 */
export const validatePhone = (text: string, country: string): Result<PhoneRefusal, PhoneNumber> => {
  const phone = completed(writtenPhone(text, country), country);
  const { digits } = phone;
  const { min, max } = lengthOf(phone, country);
  if (digits === '') return refuse({ kind: 'phone.empty' });
  if (digits.length < min)
    return refuse({ kind: 'phone.incomplete', missing: min - digits.length });
  if (digits.length > max) return refuse({ kind: 'phone.too_long', extra: digits.length - max });
  // Complete and in its normal form: that is all the brand says.
  return ok(normalForm(phone, country) as PhoneNumber);
};
