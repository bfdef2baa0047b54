import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { selectLanguage } from '../../application/session/language-slice';
import { selectSettings } from '../../application/settings/settings-slice';
import type { Money } from '../../domain/money/money';
import { formatPrice, pricesIn } from '../../domain/money/second-currency';
import type { TrackedOrder } from '../../domain/order/tracked-order';

/** Writes sums of an order in the currency in which it was placed, which may no longer be the shop's. */
export const useOrderMoney = (): ((
  amount: Money,
  order: Pick<TrackedOrder, 'currency'>,
) => string) => {
  const settings = useSelector(selectSettings);
  const style = useSelector(selectLanguage).numberStyle;
  return useCallback(
    (amount, { currency }) =>
      settings ? formatPrice(amount, pricesIn(currency ?? settings.currency, settings), style) : '',
    [settings, style],
  );
};
