import type { Store } from 'redux';
import { reorderRestored } from '../application/tracking/reorder-slice';
import type { ReorderStorage } from '../application/ports/reorder-storage';
import type { ShopState } from '../application/store/root-reducer';

/** Keeps through a reload what an old order has brought into the cart, so that it can still be taken back. Rules 13.9. */
export const keepReorder = (store: Store<ShopState>, storage: ReorderStorage): void => {
  const before = storage.load();
  const { cart, reorder } = store.getState();
  // An empty cart has been ordered or taken out since: there is nothing to take back.
  if (before && reorder.added === null && cart.lines.length > 0)
    store.dispatch(reorderRestored(before));
  let kept = store.getState().reorder.added;
  if (before !== null && kept === null) storage.save(null);
  store.subscribe(() => {
    const { added } = store.getState().reorder;
    if (added === kept) return;
    kept = added;
    storage.save(kept);
  });
};
