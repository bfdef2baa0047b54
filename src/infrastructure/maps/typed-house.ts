import { HOUSE_NUMBER } from '../../domain/address/house-number';
import { houseKeyOf, plain } from './letters';

/** Signs and words in front of a number that say only that it is one. */
const NUMBER_SIGNS = /(^|[\s,])(?:№|#|no\.?|nr\.?|номер|house|дом|д\.)\s*(?=\d)/g;

/** A letter alone behind a number belongs to it: "15 б". */
const LETTER_APART = /(^|[\s,])(\d{1,4})\s+(\p{L})(?=$|[\s,])/gu;

/** "15", "15б", "15-17", "15/2", "15-б". */
const HOUSE = new RegExp(String.raw`^${HOUSE_NUMBER}(?:-?[a-z\p{Script=Cyrillic}])?$`, 'u');

/** Longer than any address; whatever else was pasted is none. */
const LONGEST = 200;

/** The parts of a typed address, between spaces and commas, without accents and capitals. */
export const partsOf = (text: string): readonly string[] =>
  plain(text.slice(0, LONGEST))
    .replace(NUMBER_SIGNS, '$1')
    .replace(LETTER_APART, '$1$2$3')
    .split(/[\s,;]+/)
    .map((part) => part.replace(/^[.("«„]+|[.)"»“]+$/g, ''))
    .filter((part) => part !== '');

/** The words of a name, or of a part of what was typed: "3-ти" is "3" and "ти". */
export const wordsIn = (text: string): readonly string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

export const isHouse = (part: string): boolean => HOUSE.test(part);

/** Returns a house number in one spelling: "15-Б" is "15b". */
export const keyOfTypedHouse = (part: string): string =>
  houseKeyOf(part.replace(/-(?=\p{L})/u, ''));

/**
 * The house that was typed beside a street's name, in capitals, such as "15Б"; empty when none was.
 * A number that is in the name itself is none.
 */
export const houseBeside = (text: string, streetName: string): string => {
  const inName = new Set(wordsIn(streetName));
  const parts = partsOf(text);
  const house = parts.findLast((part) => isHouse(part) && !inName.has(part));
  return house === undefined || parts.length < 2 ? '' : house.toUpperCase();
};
