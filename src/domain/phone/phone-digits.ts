import { digitsOf } from '../text/digits';
import { phonePlanOf } from './phone-plan';

/** No number goes on with a zero after its country code; people write it all the same: +359 (0) 88. */
const withoutInnerZero = (digits: string, countryCode: string): string =>
  digits.startsWith(countryCode)
    ? countryCode + digits.slice(countryCode.length).replace(/^0+/, '')
    : digits;

/**
 * The normal form of a phone, as far as it is written: digits only, beginning with the country code.
 * `country` is the shop's, in two letters; its own way of writing a number without the country code
 * is understood. A zero alone, or two, stay as they are until it is clear what they begin.
 * The normal form of a normal form is itself. Rules 18.1.
 */
export const phoneDigits = (text: string, country: string): string => {
  const { home } = phonePlanOf(country);
  const digits = digitsOf(text).replace(/^(?:00)+(?=\d)/, '');
  return home
    ? withoutInnerZero(digits.replace(home.trunk, home.countryCode), home.countryCode)
    : digits;
};
