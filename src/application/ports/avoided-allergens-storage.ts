import type { AllergenCodes } from '../../domain/allergen/allergen-set';

/** Keeps on the device which allergens its owner wants to be warned of. Never throws. */
export interface AvoidedAllergensStorage {
  /** Null where nothing can be kept. */
  load(): AllergenCodes | null;
  save(codes: AllergenCodes): void;
}
