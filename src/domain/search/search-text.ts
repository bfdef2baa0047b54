import { withoutUnseen } from '../text/unseen';
import { foldText } from './search-words';

/** Fewer letters and digits than this are no search. Rules 7.1. */
export const SEARCH_MINIMUM = 3;

/** A text without the spaces around it, with single ones inside, and without unseen signs. Rules 7.1. */
export const normalSearchText = (text: string): string =>
  withoutUnseen(text).trim().replace(/\s+/gu, ' ');

/** How many letters and digits a text has, as people count them: a letter with its accent is one. */
const countLetters = (text: string): number =>
  text.normalize('NFKC').match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/**
 * Whether a text is enough to search with: other signs ask for nothing, and neither does a text of
 * which nothing is left where letters are compared. Rules 7.1.
 */
export const isSearchable = (text: string): boolean =>
  countLetters(text) >= SEARCH_MINIMUM && foldText(text) !== '';
