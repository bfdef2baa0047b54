import type { AllergenCodes } from '../allergen/allergen-set';
import { allAllergens } from '../allergen/allergen-set';

/** The 14 of the list, and as many that only one kitchen knows. Rules 20.3. */
export const MAX_AVOIDED = 30;

const inOrder = (codes: AllergenCodes): AllergenCodes =>
  allAllergens([codes]).slice(0, MAX_AVOIDED);

/** The list after a click on an allergen: marked if it was not, else taken off. A full list takes no other. Rules 20.3. */
export const toggleAvoided = (avoided: AllergenCodes, code: string): AllergenCodes => {
  const known = inOrder(avoided);
  const [toggled] = allAllergens([[code]]);
  if (toggled === undefined) return known;
  if (known.includes(toggled)) return known.filter((each) => each !== toggled);
  return known.length < MAX_AVOIDED ? inOrder([...known, toggled]) : known;
};

/** The list as a device keeps it. Rules 20.3. */
export const writeAvoided = (avoided: AllergenCodes): string => JSON.stringify(inOrder(avoided));

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Decodes the list that a device has stored; ignores what makes no sense in it. Rules 20.3. */
export const readAvoided = (text: string | null | undefined): AllergenCodes => {
  const stored = parsed(text ?? '');
  return Array.isArray(stored)
    ? inOrder(stored.filter((code): code is string => typeof code === 'string'))
    : [];
};
