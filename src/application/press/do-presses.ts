import type { Store } from 'redux';
import type { ShopState } from '../store/root-reducer';
import type { Press } from './press';
import { pressAction } from './press-action';

/** Does presses in their order, each to the shop as those before it have left it. */
export const doPresses = (store: Store<ShopState>, presses: readonly Press[]): void => {
  for (const press of presses) {
    const action = pressAction(press, store.getState());
    if (action) store.dispatch(action);
  }
};
