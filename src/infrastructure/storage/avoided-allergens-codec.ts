import type { AllergenCodes } from '../../domain/allergen/allergen-set';
import { readAvoided, writeAvoided } from '../../domain/customer/avoided-allergens';
import type { TextCodec } from './stored-text';

export const avoidedAllergensCodec: TextCodec<AllergenCodes> = {
  encode: (codes) => (codes.length === 0 ? '' : writeAvoided(codes)),
  decode: readAvoided,
};
