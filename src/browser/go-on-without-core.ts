import type { Action, Store } from 'redux';
import { calculationFailed } from '../application/cart/cart-slice';
import {
  NOT_SAVED,
  favouriteSettled,
  favouriteToggled,
} from '../application/favourites/favourites-slice';
import { openChange } from '../application/favourites/open-change';
import { noticeGiven } from '../application/notifications/notice-slice';
import { languageEntered, routeEntered } from '../application/navigation/page-slice';
import type { LinkWindow } from '../application/ports/link-window';
import { NO_LINK_WINDOW } from '../application/ports/link-window';
import type { CoreSlot } from '../application/store/core-slot';
import type { ShopState } from '../application/store/root-reducer';
import { isOf } from '../application/redux/slice';
import type { ProductId } from '../domain/id/ids';
import { answerBelowPage } from './answer-below-page';
import { answerCustomers } from './answer-customers';
import { answerSearch } from './answer-search';
import { asksForPrice } from './asks-for-price';

/** Nobody can tell the account: a heart that only looks pressed would be a promise. */
const takeBack = (store: Store<ShopState>, productId: ProductId): void => {
  const { account, favourites } = store.getState();
  const change = account.isSignedIn ? openChange(favourites, productId) : null;
  if (!change) return;
  store.dispatch(favouriteSettled({ change, list: favourites.confirmed }));
  store.dispatch(noticeGiven(NOT_SAVED));
};

/**
 * The second step cannot be had: the cart still counts and is kept, its price is said to be the last
 * known one, and each page is fetched whole from the server, which may bring the step along.
 */
export const goOnWithoutCore = (
  store: Store<ShopState>,
  slot: CoreSlot,
  reload: () => void = () => {
    window.location.reload();
  },
  linkWindow: LinkWindow = NO_LINK_WINDOW,
): void => {
  slot.attach((action: Action) => {
    if (action.type === routeEntered.type || action.type === languageEntered.type) reload();
    else if (asksForPrice(action)) {
      store.dispatch(calculationFailed(undefined));
    } else if (isOf(favouriteToggled, action)) takeBack(store, action.payload.productId);
    else {
      answerBelowPage(store, action);
      answerSearch(store);
      answerCustomers(store, linkWindow, action);
    }
  });
};
