import type { Instant } from '../time/instant';
import type { LocalDate } from '../time/local-date';
import type { TimeZone } from '../time/time-zone';
import { localDateAt } from '../time/time-zone';
import type { Currency, Money, Plus } from './money';
import { formatInCurrency, formatMoney } from './money';
import type { NumberStyle } from './number-style';

/** A currency that prices are also shown in, for people who think in it; nothing is paid in it. */
export interface SecondCurrency extends Currency {
  /** Units of this for one of the shop's currency. */
  readonly rate: number;
  /** The last day on which it is shown, by the city's calendar; null for no end. */
  readonly until: LocalDate | null;
}

/** No currency is worth more than so many of another; above it prices could not be written. */
export const HIGHEST_RATE = 1e9;

/** In which currencies a shop writes its prices. */
export interface PriceCurrencies {
  readonly currency: Currency;
  /** Null where one currency is enough. */
  readonly secondCurrency: SecondCurrency | null;
}

/** Returns whether a second currency is still shown; its last day ends with the city's midnight. Rules 1.5. */
export const isSecondShown = (
  { until }: Pick<SecondCurrency, 'until'>,
  moment: Instant,
  zone: TimeZone,
): boolean => until === null || localDateAt(moment, zone) <= until;

/**
 * Returns how prices are written at a moment: in a currency less once the last day of the second one is over.
 * Rules 1.5.
 */
export const pricesAt = <P extends PriceCurrencies>(
  prices: P,
  moment: Instant,
  zone: TimeZone,
): P =>
  prices.secondCurrency && !isSecondShown(prices.secondCurrency, moment, zone)
    ? { ...prices, secondCurrency: null }
    : prices;

/**
 * Returns how sums are written that were agreed in a currency which may no longer be the shop's: the second
 * one stands beside the shop's own alone. Rules 1.5.
 */
export const pricesIn = (currency: Currency, shop: PriceCurrencies): PriceCurrencies =>
  currency.code === shop.currency.code ? shop : { currency, secondCurrency: null };

/** A number as the fraction `numerator / 10 ** places` that its written form says exactly. */
const fractionOf = (value: number): { readonly numerator: bigint; readonly places: number } => {
  const [mantissa = '0', exponent = '0'] = String(value).split('e');
  const [whole = '', decimals = ''] = mantissa.split('.');
  return { numerator: BigInt(whole + decimals), places: decimals.length - Number(exponent) };
};

const tenTo = (exponent: number): bigint => 10n ** BigInt(Math.max(exponent, 0));

/**
 * An amount in the second currency's whole units, rounded once to its decimals, half away from zero.
 * In big integers: a binary fraction loses exact halves. Rules 1.5.
 */
export const convertToSecond = (
  amount: Money,
  { digits }: Pick<Currency, 'digits'>,
  second: Pick<SecondCurrency, 'rate' | 'digits'>,
): number => {
  const { numerator, places } = fractionOf(second.rate);
  const shift = second.digits - digits - places;
  const product = BigInt(Math.abs(amount)) * numerator * tenTo(shift);
  const divisor = tenTo(-shift);
  const minor = (2n * product + divisor) / (2n * divisor);
  return (Math.sign(amount) * Number(minor)) / 10 ** second.digits;
};

/** Between two prices: a line may break behind it, never within a price. */
const BETWEEN = '\u00a0· ';

/**
 * A price as customers read it: in the shop's currency, then in the second one, such as
 * "6.60 € · 12.91 лв."; both with their sign. Rules 1.5.
 */
export const formatPrice = (
  amount: Money,
  { currency, secondCurrency }: PriceCurrencies,
  style: NumberStyle,
  plus?: Plus,
): string => {
  const price = formatMoney(amount, currency, style, plus);
  if (secondCurrency === null) return price;
  const converted = convertToSecond(amount, currency, secondCurrency);
  return `${price}${BETWEEN}${formatInCurrency(converted, secondCurrency, style, plus)}`;
};
