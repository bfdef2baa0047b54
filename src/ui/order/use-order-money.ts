import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { selectLanguage } from '../../application/session/language-slice';
import { selectSettings } from '../../application/settings/settings-slice';
import type { Money } from '../../domain/money/money';
import { formatMoney } from '../../domain/money/money';
import type { TrackedOrder } from '../../domain/order/tracked-order';
import { useMoney } from '../hooks/use-money';

/** Writes sums of an order in the currency in which it was placed, which may no longer be the shop's. */
export const useOrderMoney = (): ((
  amount: Money,
  order: Pick<TrackedOrder, 'currency'>,
) => string) => {
  const present = useSelector(selectSettings)?.currency.code;
  const style = useSelector(selectLanguage).numberStyle;
  const money = useMoney();
  return useCallback(
    (amount, { currency }) =>
      currency === null || currency.code === present
        ? money(amount)
        : formatMoney(amount, currency, style),
    [money, present, style],
  );
};
