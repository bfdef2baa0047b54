import { MAX_ORDER_PERSONS, MIN_ORDER_PERSONS } from '../cart/order-limits';

/** However large an order is, no more sets come free. */
export const MAX_FREE_SETS = 20;

/** How many people one piece of a dish is meant for; 0 for a drink or a sauce. */
export interface LineForPersons {
  readonly persons: number;
  readonly quantity: number;
}

/** Sets of chopsticks that come free with an order: one for each person its dishes are for, 0 to 20. Rules 8.5. */
export const freeSetsFor = (lines: readonly LineForPersons[]): number =>
  Math.min(
    MAX_FREE_SETS,
    lines.reduce((sets, { persons, quantity }) => sets + persons * quantity, 0),
  );

/** A number of persons that an order may be for: whole, 1 to 20. Rules 8.5. */
export const clampPersons = (persons: number): number =>
  Math.min(
    MAX_ORDER_PERSONS,
    Math.max(MIN_ORDER_PERSONS, Math.trunc(persons) || MIN_ORDER_PERSONS),
  );

/** For how many an order is while nobody says: as many as there are free sets, at least one. Rules 8.5. */
export const personsFor = (chosen: number | null, freeSets: number): number =>
  clampPersons(chosen ?? freeSets);
