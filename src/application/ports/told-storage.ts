import type { ToldState } from '../cart/told-slice';

/** Keeps for the rest of the session what its customer was told about the cart. Never throws. */
export interface ToldStorage {
  load(): ToldState;
  save(told: ToldState): void;
}
