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

/** What the shop file says, as long as the menu is in the currency that it speaks of. */
const statedFor = (code: string, own: OwnShop | null) =>
  own?.file.currency?.code === code ? own.file : null;

/** How the shop writes the currency of its menu. */
export const shopCurrency = (code: string, own: OwnShop | null): Currency => {
  const stated = statedFor(code, own)?.currency;
  return stated ? writtenAs(stated) : currencyOf(code);
};

/** What prices are also shown in: as the shop file says, else as the country asks for. */
export const shopSecondCurrency = (
  currency: Currency,
  country: string,
  own: OwnShop | null,
): SecondCurrency | null => {
  const second = statedFor(currency.code, own)?.second_currency;
  if (second === undefined) return secondCurrencyOf(currency, country);
  return second && { ...writtenAs(second), rate: second.rate, until: second.until };
};
