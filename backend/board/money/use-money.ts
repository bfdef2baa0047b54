import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Currency as WireCurrency } from '../../../contract/wire/settings';
import { memoise } from '../../../src/domain/cache/memoise';
import { formatMoney, moneyFromDecimal } from '../../../src/domain/money/money';
import { makeNumberStyle } from '../../../src/domain/money/number-style';
import { formatPrice, pricesAt, pricesIn } from '../../../src/domain/money/second-currency';
import { boardClock } from '../clock/board-clock';
import { useShop } from '../orders/board-context';
import { currencyOf } from './currencies';

/** Making one costs a hundred times what using it does. */
const numberStyleOf = memoise(makeNumberStyle);

type WriteMoney = (amount: number, currency: WireCurrency | null) => string;

/** Writes sums in the currency of their order, beside it in the shop's second one where it has one. Rules 1.5. */
export const useMoney = (): WriteMoney => {
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

/** The same for notes and coins that change hands, of which there is one currency. */
export const useMoneyHandedOver = (): WriteMoney => {
  const { language } = useTranslation().i18n;
  const { currencies } = useShop();
  return useCallback(
    (amount, wireCurrency) => {
      const currency = wireCurrency ? currencyOf(wireCurrency) : currencies?.currency;
      if (!currency) return '';
      return formatMoney(
        moneyFromDecimal(amount, currency.digits),
        currency,
        numberStyleOf(language),
      );
    },
    [currencies, language],
  );
};
