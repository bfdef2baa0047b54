import type { Currency, SecondCurrency } from '../../src/domain';
import { currencyOf, secondCurrencyOf } from '../money/currencies';
import type { OwnShop } from './own-shop';
import type { FileCurrency } from './shop-file.codec';

const writtenAs = ({ code, symbol, digits, position }: FileCurrency): Currency => {
  const usual = currencyOf(code);
  return {
    code,
    symbol: symbol ?? usual.symbol,
    digits: digits ?? usual.digits,
    position: position ?? usual.position,
  };
};

/** Returns how the shop writes the currency of its menu. */
export const shopCurrency = (code: string, own: OwnShop | null): Currency => {
  const stated = own?.file.currency;
  return stated?.code === code ? writtenAs(stated) : currencyOf(code);
};

/** Returns what prices are also shown in: as the shop file says, else as the country asks for. */
export const shopSecondCurrency = (
  currency: Currency,
  country: string,
  own: OwnShop | null,
): SecondCurrency | null => {
  const { currency: first, second_currency: second } = own?.file ?? {};
  if (second === null) return null;
  // A rate for one of another currency says nothing of this one.
  return second && first?.code === currency.code
    ? { ...writtenAs(second), rate: second.rate, until: second.until }
    : secondCurrencyOf(currency, country);
};
