import type { Store } from 'redux';
import type { LinkedPromoStorage } from '../application/ports/linked-promo-storage';
import { linkedPromoKept } from '../application/pricing/linked-promo-slice';
import type { ShopState } from '../application/store/root-reducer';

/**
 * Keeps the code of a link through the pages of a session. What was kept comes back before the page
 * looks at its address, so that a code which was tried is not tried once more. Rules 9.5.
 */
export const keepLinkedPromo = (store: Store<ShopState>, storage: LinkedPromoStorage): void => {
  let kept = storage.load();
  if (kept) store.dispatch(linkedPromoKept(kept));
  store.subscribe(() => {
    const { linkedPromo } = store.getState();
    if (linkedPromo === kept) return;
    kept = linkedPromo;
    storage.save(kept);
  });
};
