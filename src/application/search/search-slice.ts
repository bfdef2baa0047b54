import type { ProductCard } from '../../domain/catalogue/product';
import { isSearchable, normalSearchText } from '../../domain/search/search-text';
import { languageSwitched } from '../session/language-slice';
import type { ModalName } from '../modals/modal-slice';
import { modalOpened } from '../modals/modal-slice';
import { defineAction, on, reducerOf } from '../redux/slice';

/** What was found for a text. */
export interface FoundDishes {
  /** The text that was looked for, in its normal form. */
  readonly text: string;
  readonly dishes: readonly ProductCard[];
}

/**
 * Where the modal's search is: `idle` below the minimum of characters, `searching` until the text
 * has its answer, then `settled` or `failed`. Rules 7.1.
 */
export type SearchPhase = 'idle' | 'searching' | 'settled' | 'failed';

export interface ModalSearch {
  /** As the customer has typed it, also while the modal is closed. */
  readonly text: string;
  readonly phase: SearchPhase;
  /** The last answer; while another is on its way, that of an earlier text. */
  readonly found: FoundDishes | null;
}

export interface SearchState {
  /** What the page of the search shows; null until something was looked for. */
  readonly found: FoundDishes | null;
  readonly modal: ModalSearch;
}

export const searchPageLoaded = defineAction<FoundDishes>('search/pageLoaded');
/** The customer has typed in the modal; the payload is the whole text. */
export const searchTyped = defineAction<string>('search/typed');
/** The customer asks once more for what could not be answered. */
export const searchRetried = defineAction('search/retried');
export const searchAnswered = defineAction<FoundDishes>('search/answered');
export const searchFailed = defineAction('search/failed');

const INITIAL: SearchState = { found: null, modal: { text: '', phase: 'idle', found: null } };

const typed = (modal: ModalSearch, text: string): ModalSearch => {
  if (!isSearchable(text)) return { text, phase: 'idle', found: null };
  const wanted = normalSearchText(text);
  // Spaces alone make no other question.
  if (wanted === normalSearchText(modal.text)) return { ...modal, text };
  return { ...modal, text, phase: wanted === modal.found?.text ? 'settled' : 'searching' };
};

/** The same question once more, for whose answer there is reason to hope. */
const askAgain = (modal: ModalSearch): ModalSearch =>
  modal.phase === 'failed' ? { ...modal, phase: 'searching' } : modal;

/** Returns what was found has names in the language before. */
const forget = (modal: ModalSearch): ModalSearch => ({
  ...modal,
  phase: modal.phase === 'idle' ? 'idle' : 'searching',
  found: null,
});

const inModal = (state: SearchState, modal: ModalSearch): SearchState => ({ ...state, modal });

export const searchReducer = reducerOf(
  INITIAL,
  on(searchPageLoaded, (state, found: FoundDishes) => ({ ...state, found })),
  on(searchTyped, (state, text: string) => inModal(state, typed(state.modal, text))),
  on(searchRetried, (state) => inModal(state, askAgain(state.modal))),
  on(modalOpened, (state, name: ModalName) =>
    name === 'search' ? inModal(state, askAgain(state.modal)) : state,
  ),
  on(searchAnswered, (state, found: FoundDishes) =>
    inModal(state, { ...state.modal, phase: 'settled', found }),
  ),
  on(searchFailed, (state) => inModal(state, { ...state.modal, phase: 'failed' })),
  on(languageSwitched, (state) => inModal(state, forget(state.modal))),
);

export interface SearchRoot {
  readonly search: SearchState;
}

export const selectSearch = (state: SearchRoot) => state.search;
