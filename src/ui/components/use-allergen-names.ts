import { useText } from '../i18n/use-text';
import type { AllergenCodes } from '../../domain/allergen/allergen-set';

/** Says allergens in the visit's language; a code that is none of the 14 stands for itself. Rules 22.1. */
export const useAllergenNames = (): ((codes: AllergenCodes) => readonly string[]) => {
  const t = useText();
  return (codes) => codes.map((code) => t(`allergen.${code}`, { defaultValue: code }));
};
