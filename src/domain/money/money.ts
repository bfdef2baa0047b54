import type { NumberStyle } from './number-style';
import { formatNumber } from './number-style';

declare const minorUnits: unique symbol;

/** An amount in minor units, such as cents, of the shop's one currency; always a safe integer. Rules 1.1. */
export type Money = number & { readonly [minorUnits]: true };

/** Rounds to a whole number, halves away from zero, and never returns minus zero. Rules 1.2. */
const roundHalfAway = (value: number): number => {
  const rounded = Math.sign(value) * Math.round(Math.abs(value));
  return rounded === 0 ? 0 : rounded;
};

/** Moves the decimal point in the number's written form, where 1.005 is still exactly 1.005. */
const shiftDecimalPoint = (value: number, places: number): number => {
  const [digits = '0', exponent = '0'] = String(value).split('e');
  return Number(`${digits}e${String(Number(exponent) + places)}`);
};

/** Money from a count of minor units; a fraction of a unit is rounded half away from zero. Rules 1.2. */
export const money = (minor: number): Money => {
  const rounded = roundHalfAway(minor);
  if (!Number.isSafeInteger(rounded)) throw new RangeError('An amount must be a safe integer');
  // The brand has no run-time form; this is the one place that grants it.
  return rounded as Money;
};

export const ZERO = money(0);

/**
 * Money from whole units as they are written on a menu (12.9 with two digits → 1290).
 * `digits` is the currency's number of decimals. Rules 1.2: 1.005 becomes 1.01.
 */
export const moneyFromDecimal = (decimal: number, digits: number): Money =>
  money(shiftDecimalPoint(decimal, digits));

/** Whole units as they travel and are shown: 1290 → 12.9. Rules 1.1. */
export const decimalFromMoney = (amount: Money, digits: number): number =>
  shiftDecimalPoint(amount, -digits);

export const plus = (a: Money, b: Money): Money => money(a + b);
export const minus = (a: Money, b: Money): Money => money(a - b);
export const times = (amount: Money, count: number): Money => money(amount * count);
export const sum = (amounts: readonly Money[]): Money => amounts.reduce(plus, ZERO);

/** Returns what is missing to reach a limit; nothing when it is reached, also when reached exactly. Rules 1.3. */
export const shortfall = (amount: Money, limit: Money): Money =>
  amount >= limit ? ZERO : minus(limit, amount);

/** How the shop writes its money; comes with the settings. */
export interface Currency {
  readonly code: string;
  readonly symbol: string;
  /** Decimals of the currency, 0 to 4: 2 for the euro, 0 for the yen. */
  readonly digits: number;
  readonly position: 'before' | 'after';
}

const NO_BREAK_SPACE = '\u00a0';

/** Stands before what is above zero: where it says what came and went, a plus. */
export type Plus = '' | '+';

const signOf = (decimal: number, plus: Plus): string => {
  if (decimal < 0) return '-';
  return decimal > 0 ? plus : '';
};

/** Writes a number with its currency's symbol; what is above zero with the sign that is asked for. */
export const formatInCurrency = (
  decimal: number,
  { symbol, digits, position }: Currency,
  style: NumberStyle,
  plus: Plus = '',
): string => {
  const number = formatNumber(Math.abs(decimal), style, digits);
  const sign = signOf(decimal, plus);
  return position === 'before'
    ? `${sign}${symbol}${NO_BREAK_SPACE}${number}`
    : `${sign}${number}${NO_BREAK_SPACE}${symbol}`;
};

/**
 * An amount as customers read it, such as "12,90 лв." in Russian. The space between number and
 * symbol does not break. Zero never carries a minus. Rules 1.4.
 */
export const formatMoney = (
  amount: Money,
  currency: Currency,
  style: NumberStyle,
  plus?: Plus,
): string => formatInCurrency(decimalFromMoney(amount, currency.digits), currency, style, plus);
