import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Currency as WireCurrency } from '../../../contract/wire/settings';
import { memoise } from '../../../src/domain/cache/memoise';
import { moneyFromDecimal } from '../../../src/domain/money/money';
import { makeNumberStyle } from '../../../src/domain/money/number-style';
import { formatPrice, pricesAt, pricesIn } from '../../../src/domain/money/second-currency';
import { boardClock } from '../clock/board-clock';
import { useShop } from '../orders/board-context';
import { currencyOf } from './currencies';

/** Making one costs a hundred times what using it does. */
const numberStyleOf = memoise(makeNumberStyle);

/** Writes sums in the currency of their order, beside it in the shop's second one where it has one. Rules 1.5. */
export const useMoney = (): ((amount: number, currency: WireCurrency | null) => string) => {
  const { language } = useTranslation().i18n;
  const { currencies, zone } = useShop();
  return useCallback(
    (amount, wireCurrency) => {
      if (!currencies) return '';
      const shop = pricesAt(currencies, boardClock.now(), zone);
      const prices = wireCurrency ? pricesIn(currencyOf(wireCurrency), shop) : shop;
      const exact = moneyFromDecimal(amount, prices.currency.digits);
      return formatPrice(exact, prices, numberStyleOf(language));
    },
    [currencies, zone, language],
  );
};
