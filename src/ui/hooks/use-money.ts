import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { selectLanguage } from '../../application/session/language-slice';
import { selectSettings } from '../../application/settings/settings-slice';
import type { Money, Plus } from '../../domain/money/money';
import { moneyFromDecimal } from '../../domain/money/money';
import { formatPrice } from '../../domain/money/second-currency';

/** Writes prices in the shop's currencies and the visit's language; empty before the settings are known. */
export const useMoney = (): ((amount: Money, plus?: Plus) => string) => {
  const settings = useSelector(selectSettings);
  const style = useSelector(selectLanguage).numberStyle;
  return useCallback(
    (amount, plus) => (settings ? formatPrice(amount, settings, style, plus) : ''),
    [settings, style],
  );
};

/** What one bonus point is worth: one whole unit of the shop's currency. Rules 10.1. */
export const usePointValue = (): string => {
  const settings = useSelector(selectSettings);
  const money = useMoney();
  return settings ? money(moneyFromDecimal(1, settings.currency.digits)) : '';
};
