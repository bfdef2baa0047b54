import type { Store } from 'redux';
import type { Intent } from './intent';
import type { IntentsRoot } from './intent-action';
import { intentAction } from './intent-action';

/** Does presses in their order, each to the shop as those before it have left it. */
export const applyIntents = (store: Store<IntentsRoot>, presses: readonly Intent[]): void => {
  for (const press of presses) {
    const action = intentAction(press, store.getState());
    if (action) store.dispatch(action);
  }
};
