import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import type { ShopState } from '../../application/store/root-reducer';
import { formatMoney, formatSecondMoney } from '../../domain/money/currency';
import type { Money } from '../../domain/money/money';

/** Writes sums in the shop's currency and the visit's language; empty before the settings are known. */
export const useMoney = (): ((amount: Money) => string) => {
  const currency = useSelector((state: ShopState) => state.settings?.currency);
  const style = useSelector((state: ShopState) => state.language.numberStyle);
  return useCallback(
    (amount) => (currency ? formatMoney(amount, currency, style) : ''),
    [currency, style],
  );
};

/** Writes sums in the second currency; null for a shop that has none. */
export const useSecondMoney = (): ((amount: Money) => string | null) => {
  const settings = useSelector((state: ShopState) => state.settings);
  const style = useSelector((state: ShopState) => state.language.numberStyle);
  return useCallback(
    (amount) =>
      settings?.secondCurrency
        ? formatSecondMoney(amount, settings.currency, settings.secondCurrency, style)
        : null,
    [settings, style],
  );
};
