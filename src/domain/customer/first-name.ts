import type { Result } from '../result/result';
import { ok, refuse } from '../result/result';
import { countCharacters } from '../text/characters';
import { withoutUnseen } from '../text/unseen';

declare const firstName: unique symbol;

/** What a customer is called: 1 to 50 characters, without spaces around them. Rules 19.1. */
export type FirstName = string & { readonly [firstName]: true };

export type NameRefusal =
  | { readonly kind: 'name.required' }
  /** `max` is the most characters that a name may have. */
  | { readonly kind: 'name.too_long'; readonly max: number }
  | { readonly kind: 'name.characters' };

export const MAX_NAME_CHARACTERS = 50;

/** Unseen signs that join or part two letters, without which some Persian and Indian names are misspelt. */
const JOINED = /([\p{L}\p{M}])[\u200C\u200D](?=\p{L})/gu;

/**
 * What people write as an apostrophe: straight, curved either way, an accent alone, the Hebrew one;
 * those that count as letters are none of them.
 */
const APOSTROPHES = "'`\u00B4\u05F3\u2018\u2019";

/** The one of the keyboard, and the two that word processors put in its place. */
const HYPHENS = '\\-\u2010\u2011';

const LETTERS_AND_SIGNS = new RegExp(`^[\\p{L}\\p{M} ${APOSTROPHES}${HYPHENS}]+$`, 'u');
const LETTER = /\p{L}/u;

const isWrittenLikeAName = (name: string): boolean =>
  LETTERS_AND_SIGNS.test(name.replace(JOINED, '$1')) && LETTER.test(name);

/**
 * A customer's first name, without spaces around it, with single ones inside and without unseen
 * signs that were copied along. Refuses none, one of more than 50 characters as people count them, and one that has anything but letters of any
 * script, spaces, hyphens and apostrophes, or no letter at all. Rules 19.1.
 */
export const validateFirstName = (text: string): Result<NameRefusal, FirstName> => {
  const name = withoutUnseen(text).trim().replace(/\s+/gu, ' ').normalize('NFC');
  if (name === '') return refuse({ kind: 'name.required' });
  if (!isWrittenLikeAName(name)) return refuse({ kind: 'name.characters' });
  return countCharacters(name) > MAX_NAME_CHARACTERS
    ? refuse({ kind: 'name.too_long', max: MAX_NAME_CHARACTERS })
    : // Each of its rules has just been checked.
      ok(name as FirstName);
};
