import type { Money } from './money';
import { decimalFromMoney } from './money';

/** How the shop writes its money; comes with the settings. */
export interface Currency {
  readonly code: string;
  readonly symbol: string;
  /** Decimals of the currency: 2 for the lev and the dirham. */
  readonly digits: number;
  readonly position: 'before' | 'after';
}

const NO_BREAK_SPACE = '\u00a0';
const formats = new Map<string, Intl.NumberFormat>();

const numberFormat = (iso: string, digits: number): Intl.NumberFormat => {
  const key = `${iso}/${String(digits)}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(iso, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: 'negative',
  });
  formats.set(key, made);
  return made;
};

/**
 * An amount as customers read it, such as "12,90 лв." in Russian. `iso` is a language-COUNTRY tag;
 * the space between number and symbol does not break. Zero never carries a minus. Rules 1.4.
 */
export const formatMoney = (amount: Money, currency: Currency, iso: string): string => {
  const number = numberFormat(iso, currency.digits).format(
    decimalFromMoney(amount, currency.digits),
  );
  return currency.position === 'before'
    ? `${currency.symbol}${NO_BREAK_SPACE}${number}`
    : `${number}${NO_BREAK_SPACE}${currency.symbol}`;
};
