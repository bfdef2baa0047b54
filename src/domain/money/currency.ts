import type { Money } from './money';
import { decimalFromMoney, moneyFromDecimal } from './money';
import type { NumberStyle } from './number-style';
import { formatNumber } from './number-style';

/** How the shop writes its money; comes with the settings. */
export interface Currency {
  readonly code: string;
  readonly symbol: string;
  /** Decimals of the currency: 2 for the lev and the dirham. */
  readonly digits: number;
  readonly position: 'before' | 'after';
}

const NO_BREAK_SPACE = '\u00a0';

/**
 * An amount as customers read it, such as "12,90 лв." in Russian. The space between number and
 * symbol does not break. Zero never carries a minus. Rules 1.4.
 */
export const formatMoney = (amount: Money, currency: Currency, style: NumberStyle): string => {
  const number = formatNumber(decimalFromMoney(amount, currency.digits), style, currency.digits);
  return currency.position === 'before'
    ? `${currency.symbol}${NO_BREAK_SPACE}${number}`
    : `${number}${NO_BREAK_SPACE}${currency.symbol}`;
};

/** A currency that sums are also shown in, for people who think in it; nothing is paid in it. */
export interface SecondCurrency {
  readonly code: string;
  /** Units of the shop's currency for one of this. */
  readonly rate: number;
  readonly digits: number;
}

/** A sum in the second currency, such as "24.40 EUR": display only, rounded half away from zero. Rules 1.5. */
export const formatSecondMoney = (
  amount: Money,
  currency: Currency,
  second: SecondCurrency,
  style: NumberStyle,
): string => {
  const units = decimalFromMoney(amount, currency.digits) / second.rate;
  const rounded = decimalFromMoney(moneyFromDecimal(units, second.digits), second.digits);
  return `${formatNumber(rounded, style, second.digits)}${NO_BREAK_SPACE}${second.code}`;
};
