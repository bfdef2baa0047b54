import type { Money } from '../../src/domain/money/money';
import { moneyFromDecimal } from '../../src/domain/money/money';
import type { PriceCurrencies } from '../../src/domain/money/second-currency';
import type { LocalDate } from '../../src/domain/time/local-date';

/** A sum in whole euro, as it stands on a menu. */
export const euro = (decimal: number): Money => moneyFromDecimal(decimal, 2);

/** The currencies of a Bulgarian shop in 2026. */
export const EURO_AND_LEVA = {
  currency: { code: 'EUR', symbol: '€', digits: 2, position: 'after' },
  secondCurrency: {
    code: 'BGN',
    symbol: 'лв.',
    digits: 2,
    position: 'after',
    rate: 1.95583,
    // A day that exists.
    until: '2026-12-31' as LocalDate,
  },
} as const satisfies PriceCurrencies;
