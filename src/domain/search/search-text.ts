import { countCharacters } from '../text/characters';
import { withoutUnseen } from '../text/unseen';

/** Fewer characters than this are no search. Rules 7.1. */
export const SEARCH_MINIMUM = 3;

/** A text without the spaces around it, with single ones inside, and without unseen signs. Rules 7.1. */
export const normalSearchText = (text: string): string =>
  withoutUnseen(text).trim().replace(/\s+/gu, ' ');

/** Whether a text is long enough to search with, counted in characters as people see them. Rules 7.1. */
export const isSearchable = (text: string): boolean =>
  countCharacters(normalSearchText(text)) >= SEARCH_MINIMUM;
