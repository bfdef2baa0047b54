/** The 14 that the European Union has every kitchen name, in the order of its list. Rules 22.1. */
export const EU_ALLERGENS = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;

export type EuAllergen = (typeof EU_ALLERGENS)[number];

/** Returns whether a code is one of the 14. Others are shown by their code. Rules 22.1. */
export const isEuAllergen = (code: string): code is EuAllergen =>
  EU_ALLERGENS.some((known) => known === code);
