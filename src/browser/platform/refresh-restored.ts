import type { Store } from 'redux';
import { accountRefreshDue } from '../../application/session/session-news';
import { visitShown } from '../../application/analytics/count-visits.saga';
import { liveOrderRequested } from '../../application/tracking/live-order-slice';
import { pageRestored } from '../../application/navigation/page-slice';
import type { OrderKeyStorage } from '../../application/ports/order-key-storage';
import { countsVisits } from '../../application/setup/setup';
import type { ShopState } from '../../application/store/root-reducer';

/** Asks for the order that goes on, where there may be one. */
export const askForLiveOrder = (store: Store<ShopState>, orderKeys: OrderKeyStorage): void => {
  const { account, lastOrder } = store.getState();
  const mayGoOn =
    account.isSignedIn ||
    lastOrder?.hasEnded === false ||
    orderKeys.load().some(({ hasEnded }) => !hasEnded);
  if (mayGoOn) store.dispatch(liveOrderRequested(undefined));
};

/**
 * Makes a page that comes out of the browser's back-forward cache the page of now. What tabs share
 * while both are open is taken over by the slice that stores it. Rules 21.4.
 */
export const refreshRestored = (
  store: Store<ShopState>,
  orderKeys: OrderKeyStorage,
  browser: Pick<Window, 'addEventListener'>,
): void => {
  browser.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const { account, setup } = store.getState();
    // First of all: whether this is still anybody's page.
    if (account.isSignedIn) store.dispatch(accountRefreshDue(undefined));
    if (countsVisits(setup.analytics)) store.dispatch(visitShown(undefined));
    store.dispatch(pageRestored(undefined));
    askForLiveOrder(store, orderKeys);
  });
};
