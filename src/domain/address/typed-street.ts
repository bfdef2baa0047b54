import type { StreetAndHouse } from './address-label';
import { HOUSE_NUMBER } from './house-number';

/** "15", "15б", "15-17", "15/2" at the end; a word such as "бл." or "№" in front belongs to it. */
const HOUSE_AT_END = new RegExp(
  String.raw`(?:^|[\s,]+)((?:(?:№|no\.?|block|bl\.?|блок|бл\.?|корп\.?|дом|д\.|буд\.?|үй)\s*)?${HOUSE_NUMBER}(?:\s?-?\p{L})?)$`,
  'iu',
);

/** In UTF-16 units; whatever is longer is too long for a street as well. Rules 16.3. */
const LONGEST = 400;

/**
 * Street and house of a text with both: a number at its end is the house. A text without a street in
 * front of it is left as it is. Rules 16.9.
 */
export const typedStreet = (text: string): StreetAndHouse => {
  const written = text.trim();
  const found = written.length > LONGEST ? null : HOUSE_AT_END.exec(written);
  const street = found ? written.slice(0, found.index) : '';
  return found?.[1] && /\p{L}/u.test(street)
    ? { street, house: found[1] }
    : { street: written, house: '' };
};
