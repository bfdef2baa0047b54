import type { Money } from '../../domain/money/money';
import type { AvailabilityAnswer } from '../../domain/pricing/unavailable-lines';

/** What a customer has been told about the cart and need not be told again in this session. */
export interface ToldState {
  /** The last answer about what cannot be had; null before the first. Rules 8.9. */
  readonly availability: AvailabilityAnswer | null;
  /** The prices of a delivery that would be free with more dishes; each is told once. */
  readonly deliveryPrices: readonly Money[];
}

/** Keeps for the rest of the session what its customer was told about the cart. Never throws. */
export interface ToldStorage {
  load(): ToldState;
  save(told: ToldState): void;
}
