import type { Action, Store } from 'redux';
import {
  additionalsAsked,
  additionalsLoaded,
  companionsAsked,
  companionsLoaded,
} from '../application/catalogue/catalogue-slice';
import { furtherPageAsked } from '../application/catalogue/further-pages-slice';
import type { ShopState } from '../application/store/root-reducer';
import { isOf } from '../application/redux/slice';
import { viewedProductsFailed } from '../application/viewed/viewed-slice';

/** More of a list is a page of its own. */
const openPage = (page: number): void => {
  const address = new URL(window.location.href);
  address.searchParams.set('page', String(page));
  window.location.assign(address);
};

/** What a page asks for once it is there cannot be fetched: nothing of it stays on its way for ever. */
export const answerBelowPage = (store: Store<ShopState>, action: Action): void => {
  if (isOf(furtherPageAsked, action)) openPage(action.payload.page);
  if (isOf(additionalsAsked, action)) store.dispatch(additionalsLoaded([]));
  if (isOf(companionsAsked, action)) {
    store.dispatch(companionsLoaded({ productId: action.payload, dishes: [] }));
    store.dispatch(viewedProductsFailed(undefined));
  }
};
