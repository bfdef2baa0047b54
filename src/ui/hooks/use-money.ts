import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { selectLanguage } from '../../application/session/language-slice';
import { selectSettings } from '../../application/settings/settings-slice';
import { formatMoney, formatSecondMoney } from '../../domain/money/money';
import type { Money } from '../../domain/money/money';

/** Writes sums in the shop's currency and the visit's language; empty before the settings are known. */
export const useMoney = (): ((amount: Money) => string) => {
  const currency = useSelector(selectSettings)?.currency;
  const style = useSelector(selectLanguage).numberStyle;
  return useCallback(
    (amount) => (currency ? formatMoney(amount, currency, style) : ''),
    [currency, style],
  );
};

/** Writes sums in the second currency; null for a shop that has none. */
export const useSecondMoney = (): ((amount: Money) => string | null) => {
  const settings = useSelector(selectSettings);
  const style = useSelector(selectLanguage).numberStyle;
  return useCallback(
    (amount) =>
      settings?.secondCurrency
        ? formatSecondMoney(amount, settings.currency, settings.secondCurrency, style)
        : null,
    [settings, style],
  );
};
