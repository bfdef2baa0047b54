import { EU_ALLERGENS, isEuAllergen } from './allergen';

/** Codes of allergens, each once: those of the 14 in their order, then the others by the alphabet. Rules 22.1. */
export type AllergenCodes = readonly string[];

const normalAllergen = (code: string): string => code.trim().toLowerCase();

/**
 * Allergens of several parts together, such as a set's dishes and an order's gifts. A code that
 * unknown to the shop is retained: it may be the one that matters. Rules 22.1, 22.2.
 */
export const allAllergens = (parts: readonly AllergenCodes[]): AllergenCodes => {
  const codes = new Set(parts.flat().map(normalAllergen).filter(Boolean));
  const others = [...codes].filter((code) => !isEuAllergen(code)).sort();
  return [...EU_ALLERGENS.filter((code) => codes.has(code)), ...others];
};

/** Returns which of the allergens that a customer avoids are among those of a dish. Rules 22.3. */
export const allergenWarnings = (inDish: AllergenCodes, avoided: AllergenCodes): AllergenCodes => {
  const present = new Set(allAllergens([inDish]));
  return allAllergens([avoided]).filter((code) => present.has(code));
};
