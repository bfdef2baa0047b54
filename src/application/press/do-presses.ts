import type { Store } from 'redux';
import type { Press } from './press';
import type { PressedRoot } from './press-action';
import { pressAction } from './press-action';

/** Does presses in their order, each to the shop as those before it have left it. */
export const doPresses = (store: Store<PressedRoot>, presses: readonly Press[]): void => {
  for (const press of presses) {
    const action = pressAction(press, store.getState());
    if (action) store.dispatch(action);
  }
};
