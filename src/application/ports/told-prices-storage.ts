import type { Money } from '../../domain/money/money';

/** Keeps for the rest of the session which prices of delivery its customer was told. Never throws. */
export interface ToldPricesStorage {
  load(): readonly Money[];
  save(told: readonly Money[]): void;
}
