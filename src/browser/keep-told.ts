import type { Store } from 'redux';
import { toldRestored } from '../application/cart/told-slice';
import type { ToldStorage } from '../application/ports/told-storage';
import type { ShopState } from '../application/store/root-reducer';

/** Keeps through the pages of a session what its customer was told about the cart. Rules 8.8, 8.9. */
export const keepTold = (store: Store<ShopState>, storage: ToldStorage): void => {
  const before = storage.load();
  const wasTold = before.availability !== null || before.deliveryPrices.length > 0;
  if (wasTold) store.dispatch(toldRestored(before));
  let kept = store.getState().told;
  store.subscribe(() => {
    const { told } = store.getState();
    if (told === kept) return;
    kept = told;
    storage.save(kept);
  });
};
