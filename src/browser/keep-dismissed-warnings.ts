import type { Store } from 'redux';
import type { DismissedWarningsStorage } from '../application/ports/dismissed-warnings-storage';
import type { ShopState } from '../application/store/root-reducer';
import { dismissedWarningsRestored } from '../application/warning/warning-slice';

/** Keeps what was put away in this session, and says so to a page that the server made without it. */
export const keepDismissedWarnings = (
  store: Store<ShopState>,
  storage: DismissedWarningsStorage,
): void => {
  store.dispatch(dismissedWarningsRestored(storage.load()));
  let kept = store.getState().warning;
  store.subscribe(() => {
    const { warning } = store.getState();
    if (warning === kept || warning === null) return;
    kept = warning;
    storage.save(warning);
  });
};
