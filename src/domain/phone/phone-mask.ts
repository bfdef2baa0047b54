import { GENERAL_MASK, phonePlanOf } from './phone-plan';
import { writtenPhone } from './written-phone';

/** Signs of the mask wait for the digit behind them, so that deleting never meets one of them. */
const fill = (mask: string, digits: string): string => {
  let filled = '';
  let waiting = '';
  let next = 0;
  for (const sign of mask) {
    if (next === digits.length) break;
    if (sign === '#') {
      filled += waiting + digits.charAt(next);
      waiting = '';
      next += 1;
    } else {
      waiting += sign;
    }
  }
  return filled + digits.slice(next);
};

/** A foreign number in the mask of the shop's country would be cut at the wrong places. */
const maskFor = (digits: string, country: string): string => {
  const { home, mask } = phonePlanOf(country);
  return home && digits.startsWith(home.countryCode) ? mask : GENERAL_MASK;
};

/**
 * A phone as it is shown, also while it is being typed: with its country code in the mask of the
 * country, as far as the digits go; digits that are too many stay visible at the end. What has no
 * country code yet is shown as digits. Takes whatever stands in the field, or a normal form;
 * formatting twice changes nothing. Rules 18.2.
 */
export const maskPhone = (text: string, country: string): string => {
  const { digits, hasCode } = writtenPhone(text, country);
  // A plus alone is the beginning of a number with its country code.
  if (digits === '') return /[+\uFF0B]/.test(text) ? '+' : '';
  return hasCode ? fill(maskFor(digits, country), digits) : digits;
};
