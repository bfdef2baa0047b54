import type { Currency, LocalDate, SecondCurrency } from '../../src/domain';
import { readLocalDate } from '../../src/domain';

/**
 * Decimals of the currencies of ISO 4217 that do not have two. Written out, since amounts are stored
 * in minor units: a newer table of the platform must not read them otherwise.
 */
const CODES_BY_DIGITS: readonly (readonly [digits: number, codes: string])[] = [
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
  [4, 'CLF UYW'],
];

const DIGITS: ReadonlyMap<string, number> = new Map(
  CODES_BY_DIGITS.flatMap(([digits, codes]) => codes.split(' ').map((code) => [code, digits])),
);

/** What stands on price tags where it is not the code. */
const SYMBOLS: Readonly<Record<string, string>> = {
  BGN: 'лв.',
  CZK: 'Kč',
  EUR: '€',
  GBP: '£',
  INR: '₹',
  JPY: '¥',
  KRW: '₩',
  KZT: '₸',
  PLN: 'zł',
  RON: 'lei',
  RSD: 'дин.',
  RUB: '₽',
  TRY: '₺',
  UAH: '₴',
  USD: '$',
  VND: '₫',
};

const BEFORE_THE_NUMBER: ReadonlySet<string> = new Set(['AED', 'GBP', 'INR', 'JPY', 'KRW', 'USD']);

/** Returns whether a text is written as the codes of ISO 4217 are. */
export const isCurrencyCode = (text: string): boolean => /^[A-Z]{3}$/.test(text);

/** Returns how a shop writes and counts the currency with this code; two decimals where nothing else is known. */
export const currencyOf = (code: string): Currency => ({
  code,
  symbol: SYMBOLS[code] ?? code,
  digits: DIGITS.get(code) ?? 2,
  position: BEFORE_THE_NUMBER.has(code) ? 'before' : 'after',
});

const dayOf = (text: string): LocalDate => {
  const day = readLocalDate(text);
  if (!day.ok) throw new Error(`${text} is no day`);
  return day.value;
};

const LAST_DAY_OF_LEVA = dayOf('2026-12-31');

/**
 * Returns what prices are also shown in, and nothing is paid in: in Bulgaria the lev beside the euro until
 * the end of 2026, as its law on the euro asks for. `rate` is how many of it one euro is.
 */
export const secondCurrencyOf = ({ code }: Currency, country: string): SecondCurrency | null =>
  country === 'bg' && code === 'EUR'
    ? { ...currencyOf('BGN'), rate: 1.95583, until: LAST_DAY_OF_LEVA }
    : null;
