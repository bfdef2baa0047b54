import type { Currency, SecondCurrency } from '../../domain/money/currency';

/** What the restaurant sets for the whole shop. */
export interface Settings {
  readonly warningText: string | null;
  readonly currency: Currency;
  /** Null where one currency is enough. */
  readonly secondCurrency: SecondCurrency | null;
}
