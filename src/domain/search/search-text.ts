import { countCharacters } from '../text/characters';

/** Fewer characters than this are no search. Rules 7.1. */
export const SEARCH_MINIMUM = 3;

/** Signs without width that come along when a text is copied: soft hyphens, marks of direction. */
const UNSEEN = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069]/gu;

/** A text without the spaces around it, with single ones inside, and without unseen signs. Rules 7.1. */
export const normalSearchText = (text: string): string =>
  text.replace(UNSEEN, '').trim().replace(/\s+/gu, ' ');

/** Whether a text is long enough to search with, counted in characters as people see them. Rules 7.1. */
export const isSearchable = (text: string): boolean =>
  countCharacters(normalSearchText(text)) >= SEARCH_MINIMUM;
