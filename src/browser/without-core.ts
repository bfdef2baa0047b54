import type { Store } from 'redux';
import { calculationFailed } from '../application/cart/cart-slice';
import { languageEntered, routeEntered } from '../application/navigation/page-slice';
import type { LinkWindow } from '../application/ports/link-window';
import type { CoreSlot } from '../application/store/core-slot';
import type { ShopState } from '../application/store/root-reducer';
import { asksForPrice } from './asks-for-price';
import type { goOnWithoutCore } from './go-on-without-core';

type GoOn = typeof goOnWithoutCore;

const fetchStandIn = async (): Promise<GoOn> => {
  const module = await import(/* webpackChunkName: "stand-in" */ './go-on-without-core');
  return module.goOnWithoutCore;
};

/**
 * The second step cannot be had. What stands in for it is fetched only now, since hardly anybody needs
 * it; where that cannot be had either, the cart still counts, and each page is asked of the server.
 */
export const withoutCore = async (
  store: Store<ShopState>,
  slot: CoreSlot,
  reload: () => void,
  linkWindow: LinkWindow,
  fetch: () => Promise<GoOn> = fetchStandIn,
): Promise<void> => {
  try {
    const goOn = await fetch();
    goOn(store, slot, reload, linkWindow);
  } catch {
    slot.attach((action) => {
      if (action.type === routeEntered.type || action.type === languageEntered.type) reload();
      else if (asksForPrice(action)) store.dispatch(calculationFailed(undefined));
    });
  }
};
