import type { Currency as WireCurrency, Settings } from '../../../contract/wire/settings';
import type { Currency } from '../../../src/domain/money/money';
import type { PriceCurrencies } from '../../../src/domain/money/second-currency';

export const currencyOf = ({ code, symbol, digits, position }: WireCurrency): Currency => ({
  code,
  symbol,
  digits,
  position: position === 'before' ? 'before' : 'after',
});

export const currenciesOf = ({ currency, second_currency: second }: Settings): PriceCurrencies => ({
  currency: currencyOf(currency),
  secondCurrency: second ? { ...currencyOf(second), rate: second.rate, until: second.until } : null,
});
