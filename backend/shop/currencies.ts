import type { Currency } from '../../src/domain';

/** Bulgaria's lev, and the euro beside it at the fixed rate of 2026. */
const LEV: Currency = { code: 'BGN', symbol: 'лв.', digits: 2, position: 'after' };
const DIRHAM: Currency = { code: 'AED', symbol: 'AED', digits: 2, position: 'before' };

/** The currency with this code; the lev for one that the shop does not know. */
export const currencyOf = (code: string): Currency => (code === 'AED' ? DIRHAM : LEV);

/** A second currency is only shown, never charged; `rate` is how much of ours one of it costs. */
export const secondCurrencyOf = ({ code }: Currency) =>
  code === 'BGN'
    ? { code: 'EUR', symbol: '€', rate: 1.95583, digits: 2, position: 'after' as const }
    : null;
