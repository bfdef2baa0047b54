import type { Money, Result } from '../../../src/domain';
import { money, ok, refuse } from '../../../src/domain';
import { currencyOf } from '../../money/currencies';
import type { PaymentCurrency } from '../payment-provider';

/** https://docs.stripe.com/currencies: what a customer can be asked for, by decimals of the amounts in its calls. */
const CODES_BY_DIGITS: readonly (readonly [digits: number, codes: string])[] = [
  [0, 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'],
  [
    2,
    'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BRL BSD BWP BYN BZD CAD CDF ' +
      'CHF CNY COP CRC CVE CZK DKK DOP DZD EGP ETB EUR FJD FKP GBP GEL GIP GMD GTQ GYD HKD HNL ' +
      'HTG HUF IDR ILS INR ISK JMD KES KGS KHR KYD KZT LAK LBP LKR LRD LSL MAD MDL MKD MMK MNT ' +
      'MOP MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD ' +
      'RUB SAR SBD SCR SEK SGD SHP SLE SOS SRD STD SZL THB TJS TOP TRY TTD TWD TZS UAH UGX USD ' +
      'UYU UZS WST XCD XCG YER ZAR ZMW',
  ],
  [3, 'BHD JOD KWD OMR TND'],
];

const DIGITS: ReadonlyMap<string, number> = new Map(
  CODES_BY_DIGITS.flatMap(([digits, codes]) => codes.split(' ').map((code) => [code, digits])),
);

/** Whole units that are written with two decimals, which have to be 00. */
const WHOLE_UNITS: ReadonlySet<string> = new Set(['ISK', 'UGX']);

/** Of three decimals the last has to be 0; of whole units both. */
const stepOf = (code: string, digits: number): number => {
  if (WHOLE_UNITS.has(code)) return 100;
  return digits === 3 ? 10 : 1;
};

/** Returns whether Stripe takes payments in this currency. */
export const isTakenByStripe = (code: string): boolean => DIGITS.has(code);

/** Returns the amount as Stripe counts it; refuses what it would not take. */
export const toStripeAmount = (
  amount: Money,
  { code, digits }: PaymentCurrency,
): Result<string, number> => {
  const theirs = DIGITS.get(code);
  if (theirs === undefined) return refuse(`Stripe takes no ${code}`);
  const counted = (amount * 10 ** theirs) / 10 ** digits;
  const step = stepOf(code, theirs);
  return Number.isSafeInteger(counted) && counted % step === 0
    ? ok(counted)
    : refuse(`Stripe takes ${code} in steps of ${String(step)} of ${String(theirs)} decimals`);
};

/** Returns an amount of Stripe's as the shop counts it; null for one that the shop cannot count. */
export const fromStripeAmount = (amount: number, code: string): Money | null => {
  const theirs = DIGITS.get(code);
  if (theirs === undefined) return null;
  const counted = (amount * 10 ** currencyOf(code).digits) / 10 ** theirs;
  return Number.isSafeInteger(counted) ? money(counted) : null;
};
