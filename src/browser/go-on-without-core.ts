import type { Action, Store } from 'redux';
import {
  calculationFailed,
  calculationRequested,
  cartUndone,
  lineAdded,
  lineQuantityChanged,
  lineRemoved,
} from '../application/cart/cart-slice';
import { routeEntered } from '../application/page/page-slice';
import type { CoreSlot } from '../application/store/core-slot';
import type { ShopState } from '../application/store/root-reducer';

const ASK_FOR_PRICE = [
  lineAdded,
  lineQuantityChanged,
  lineRemoved,
  cartUndone,
  calculationRequested,
];

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
): void => {
  slot.attach((action: Action) => {
    if (action.type === routeEntered.type) reload();
    else if (ASK_FOR_PRICE.some(({ type }) => type === action.type)) {
      store.dispatch(calculationFailed(undefined));
    }
  });
};
