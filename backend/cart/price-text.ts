import type { Money } from '../../src/domain';
import { formatPrice, isSecondShown, readLocalDate } from '../../src/domain';
import { secondCurrencyOf } from '../money/currencies';
import { numberStyleOf } from '../texts/number-style-of';
import type { OrderCalculation } from './order-calculation';

/** A price of a calculation as its customer reads it, in both currencies while both are shown. Rules 1.5. */
export const priceText = (
  amount: Money,
  { currency, now, timeZone }: OrderCalculation,
  iso: string,
): string => {
  const [, country = ''] = iso.split('-');
  const second = secondCurrencyOf(currency, country.toLowerCase());
  const until = readLocalDate(second?.until ?? '');
  const isShown = until.ok && isSecondShown({ until: until.value }, now, timeZone);
  const secondCurrency = second && isShown ? { ...second, until: until.value } : null;
  return formatPrice(amount, { currency, secondCurrency }, numberStyleOf(iso));
};
