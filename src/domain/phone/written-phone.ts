import { digitsOf } from '../text/digits';
import type { HomeNumbers } from './phone-plan';
import { phonePlanOf } from './phone-plan';

/** A phone as far as it is written. */
export interface WrittenPhone {
  readonly digits: string;
  /** Whether the digits begin with a country code, or are to. */
  readonly hasCode: boolean;
}

/** The shortest and the longest number of another country, with its code. */
export const FOREIGN_LENGTH = { min: 8, max: 15 };

/** As many digits without a plus are no number of the shop's own country that lacks some. */
const LONG_ENOUGH_FOR_ABROAD = 11;

/**
 * A zero in brackets behind a country code, as of +44 (0)7911, is for calls from within the country.
 * Not so behind 38, where it belongs to the code 380, and in Italy, whose numbers keep theirs.
 */
const BRACKETED_ZERO =
  /((?:[+\uFF0B]|^\s*00)\s*(?!3[89]\P{Nd})\p{Nd}{1,3}[\s./-]*)[(\uFF08]\s*[0\uFF10]\s*[)\uFF09]/gu;

/** Returns what stands behind a plus; behind the last one where a number was put into another. */
const afterPlus = (text: string): string | null => {
  const parts = text.split(/[+\uFF0B]/).map(digitsOf);
  if (parts.length === 1) return null;
  const written = parts.filter((part) => part !== '');
  return parts.length === 2 ? written.join('') : (written.at(-1) ?? '');
};

/**
 * No number goes on with a zero after its country code; people write it all the same: +359 (0) 88.
 * Only of one that is too long: in the middle of a change, a zero may just be where the digits go.
 */
const withoutInnerZero = (digits: string, { countryCode, length }: HomeNumbers): string => {
  const rest = digits.slice(countryCode.length);
  return digits.length > length && digits.startsWith(`${countryCode}0`)
    ? countryCode + rest.replace(/^0+/, '')
    : digits;
};

/** No country's code begins with 89: a whole number that does is a Russian one, as written at home. */
const RUSSIAN_TRUNK = /^8(?=9\d{9}$)/;

/**
 * Reads a phone that may still be in the making. A plus or 00 says that the country code follows, and
 * nothing is made of such digits; others may be written as people do at home in `country`, the shop's,
 * in two letters. Rules 18.1.
 */
export const writtenPhone = (field: string, country: string): WrittenPhone => {
  const { home } = phonePlanOf(country);
  const text = field.replace(BRACKETED_ZERO, '$1');
  const bare = digitsOf(text);
  const foreign = (afterPlus(text) ?? bare.match(/^0{2,}[1-9]\d*$/)?.[0])?.replace(/^00+/, '');
  if (!home)
    return { digits: foreign ?? bare, hasCode: foreign !== undefined || /^[1-9]/.test(bare) };
  if (foreign !== undefined) {
    const digits = withoutInnerZero(foreign, home);
    return { digits: digits.replace(RUSSIAN_TRUNK, '7'), hasCode: true };
  }
  const own = withoutInnerZero(bare.replace(home.beginning, home.countryCode), home);
  const digits = own.replace(RUSSIAN_TRUNK, '7');
  const hasCode = home.beginning.test(bare) || digits.length >= LONG_ENOUGH_FOR_ABROAD;
  return { digits, hasCode };
};
