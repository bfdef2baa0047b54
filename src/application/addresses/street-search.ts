import { normalSearchText } from '../../domain/search/search-text';
import { countCharacters } from '../../domain/text/characters';
import type { StreetSuggestion } from '../ports/maps';

/** Where the suggestions for what was typed are. `idle`: nothing typed that could be looked for. */
export type SuggestionPhase = 'idle' | 'searching' | 'settled' | 'failed';

export interface StreetSearch {
  /** As the customer has typed it. */
  readonly text: string;
  readonly phase: SuggestionPhase;
  /** The last answer; while another is on its way, that of an earlier text. */
  readonly suggestions: readonly StreetSuggestion[];
}

/** What was suggested for a text. */
export interface SuggestedStreets {
  readonly text: string;
  readonly suggestions: readonly StreetSuggestion[];
}

export const NO_SEARCH: StreetSearch = { text: '', phase: 'idle', suggestions: [] };

/** Fewer characters would fit half the city. */
const LEAST_CHARACTERS = 2;

/** Returns what is asked for a text: spaces around it and unseen signs make no other question. */
export const streetQuestion = (text: string): string => normalSearchText(text);

const isWorthSearching = (text: string): boolean =>
  countCharacters(streetQuestion(text)) >= LEAST_CHARACTERS;

/** The search after a key; one that changes nothing about the question leaves it where it is. */
export const afterKey = (search: StreetSearch, text: string): StreetSearch => {
  if (!isWorthSearching(text)) return { ...NO_SEARCH, text };
  const isSame = streetQuestion(text) === streetQuestion(search.text);
  return isSame && (search.phase === 'searching' || search.phase === 'settled')
    ? { ...search, text }
    : { ...search, text, phase: 'searching' };
};

/** The search after an answer, which may be one to a question of before. */
export const afterAnswer = (
  search: StreetSearch,
  { text, suggestions }: SuggestedStreets,
): StreetSearch =>
  search.phase === 'searching' && streetQuestion(text) === streetQuestion(search.text)
    ? { ...search, phase: 'settled', suggestions }
    : search;

/** The search after a failure of the question that is open. */
export const afterFailure = (search: StreetSearch): StreetSearch =>
  search.phase === 'searching' ? { ...search, phase: 'failed', suggestions: [] } : search;
