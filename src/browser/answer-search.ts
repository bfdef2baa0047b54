import type { Store } from 'redux';
import { openQuestion } from '../application/search/search-question';
import { searchFailed } from '../application/search/search-slice';
import type { ShopState } from '../application/store/root-reducer';

/** What is typed into the modal cannot be answered; handed in, it leads to the page of the search. */
export const answerSearch = (store: Store<ShopState>): void => {
  if (openQuestion(store.getState())) store.dispatch(searchFailed(undefined));
};
