import type { AllergenCodes } from '../../domain/allergen/allergen-set';
import { toggleAvoided } from '../../domain/customer/avoided-allergens';
import { defineAction, on, reducerOf } from '../redux/slice';

/** A customer marks an allergen to be warned of, or takes the mark off. */
export const allergenMarkToggled = defineAction<string>('allergen/markToggled');
/** What was marked on this device earlier, or in another window. */
export const avoidedAllergensRestored = defineAction<AllergenCodes>('allergen/avoidedRestored');

const NONE: AllergenCodes = [];

/** The allergens that the customer wants to be warned of. Rules 20.3. */
export const avoidedAllergensReducer = reducerOf(
  NONE,
  on(allergenMarkToggled, toggleAvoided),
  on(avoidedAllergensRestored, (_, codes: AllergenCodes) => codes),
);

export interface AvoidedAllergensRoot {
  readonly avoidedAllergens: AllergenCodes;
}

export const selectAvoidedAllergens = (state: AvoidedAllergensRoot) => state.avoidedAllergens;
