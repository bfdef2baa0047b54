import type { Currency } from '../../domain/money/currency';

/** What the restaurant sets for the whole shop. */
export interface Settings {
  readonly warningText: string | null;
  readonly currency: Currency;
}
