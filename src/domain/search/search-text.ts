import { countCharacters } from '../text/characters';
import { withoutUnseen } from '../text/unseen';

/** Fewer characters than this are no search. Rules 7.1. */
export const SEARCH_MINIMUM = 2;

/**
 * A text as the backend is asked for it: without the spaces around it, with single ones inside,
 * without unseen signs, its letters composed (NFC). Rules 7.1.
 */
export const normalSearchText = (text: string): string =>
  withoutUnseen(text).normalize('NFC').trim().replace(/\s+/gu, ' ');

/** Returns whether a text is enough to search with, whatever its characters are. Rules 7.1. */
export const isSearchable = (text: string): boolean =>
  countCharacters(normalSearchText(text)) >= SEARCH_MINIMUM;
